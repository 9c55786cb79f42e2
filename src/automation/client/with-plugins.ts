// A reading with what plugins make of it: they see the whole page, and what was asked for is chosen from what they leave.

import type { Worker } from 'playwright-core';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import { callBridge } from '../call-bridge.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { type Warn, transformBlocks, writeOutput } from '../plugins/run-plugins.ts';

type Request = Omit<BridgeRequest, 'url' | 'tab'>;

export interface Acting {
  plugins: readonly Plugin[];
  warn: Warn;
}

export async function withPlugins(
  worker: Worker,
  { request, plugins, warn }: Acting & { request: Request },
  read: (request: Request) => Promise<BridgeReply>,
): Promise<BridgeReply> {
  if (plugins.length === 0) return read(request);
  let reply: BridgeReply;
  if (plugins.some(({ transform }) => transform)) {
    const { format, options, expand } = request;
    const { extraction: whole, expansion } = await read({
      ...(format === 'html' ? { format } : {}),
      ...(options ? { options } : {}),
      ...(expand === undefined ? {} : { expand }),
    });
    const extraction = await transformBlocks(plugins, whole, warn);
    reply = {
      ...(await callBridge(worker, 'focus', { ...request, extraction })),
      ...(expansion ? { expansion } : {}),
    };
  } else reply = await read(request);
  return { ...reply, output: await writeOutput(plugins, reply, warn) };
}
