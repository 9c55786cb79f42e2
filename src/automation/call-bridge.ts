// Calls of the extension's bridge from Node. A refusal of the extension comes back as a `PithError`.

import type { Worker } from 'playwright-core';
import { type ErrorData, fromErrorData } from '../errors.ts';
import type { Bridge } from './bridge.ts';

type Call = {
  [Name in keyof Bridge]: Bridge[Name] extends (...input: never[]) => unknown ? Name : never;
}[keyof Bridge];
type Input<Name extends Call> = Parameters<Bridge[Name]>[0];
type Output<Name extends Call> = Awaited<ReturnType<Bridge[Name]>>;

/** Throws `PithError`, or Playwright's error when the worker is gone. */
export async function callBridge<Name extends Call>(
  worker: Worker,
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  // The function runs in the worker: it may name nothing of this file. As one string a reply crosses many times faster.
  const crossed = await worker.evaluate(
    async ([called, given]) => {
      const { pith } = globalThis as unknown as { pith: Record<string, (input: unknown) => unknown> };
      try {
        const value = await (pith[called as string] as (input: unknown) => unknown)(given);
        return JSON.stringify({ value });
      } catch (error) {
        const { code = 'page-failed', message = String(error), detail } = error as Partial<ErrorData>;
        return JSON.stringify({ error: { code, message, ...(detail === undefined ? {} : { detail }) } });
      }
    },
    [name, input] as const,
  );
  const reply = JSON.parse(crossed) as { value: Output<Name> } | { error: ErrorData };
  if ('error' in reply) throw fromErrorData(reply.error);
  return reply.value;
}
