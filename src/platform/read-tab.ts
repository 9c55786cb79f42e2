import { browser } from 'wxt/browser';
import type { ExtractOptions, Extraction } from '../core/types.ts';
import { PithError, fromErrorData } from '../errors.ts';
import type { TabReference } from '../io.ts';
import type { PageReply, PageRequest } from './page-request.ts';

export async function captureTab(tab: TabReference, options: ExtractOptions): Promise<Extraction> {
  const reply = await ask(tab.id, { kind: 'extract', options });
  if ('extraction' in reply) return reply.extraction;
  throw new PithError('page-failed', 'The page script returned something else than an extraction.');
}

/** The owned copy with its marks, as HTML: the fixture format of tests and bug reports. */
export async function snapshotTab(tab: TabReference): Promise<string> {
  const reply = await ask(tab.id, { kind: 'snapshot' });
  if ('snapshot' in reply) return reply.snapshot;
  throw new PithError('page-failed', 'The page script returned something else than a snapshot.');
}

async function ask(tabId: number, request: PageRequest): Promise<PageReply> {
  await browser.scripting.executeScript({
    target: { tabId },
    args: [request],
    func: (value: PageRequest) => {
      (globalThis as { pithRequest?: PageRequest }).pithRequest = value;
    },
  });
  const [result] = await browser.scripting.executeScript({
    target: { tabId },
    files: ['/content-scripts/page.js'],
  });
  const reply = result?.result as PageReply | undefined;
  if (!reply) throw new PithError('page-failed', 'The page script returned nothing.');
  if ('error' in reply) throw fromErrorData(reply.error);
  return reply;
}
