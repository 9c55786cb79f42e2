// Ours and the peers over one open page: the same tab, the same static page, every run with a freshly injected script.

import type { CDPSession, Page } from 'playwright-core';
import type { PithBrowser } from '../../src/automation/browser.ts';
import { PEER_GLOBAL, PEER_NAMES, type PeerName, bundlePeer } from './peers/bundle.ts';
import type { PeerResult } from './peers/result.ts';

export type Contender = 'pith' | PeerName;

export interface Outcome {
  text: string;
  markdown: string;
  /** Best run, the extraction call alone. */
  milliseconds: number;
  elements?: number;
  /** Milliseconds of each pass in the best run (ours only). */
  passes?: Record<string, number>;
  error?: string;
}

export type PeerScripts = Record<PeerName, string>;

export async function bundlePeers(): Promise<PeerScripts> {
  const scripts = await Promise.all(PEER_NAMES.map(async (name) => [name, await bundlePeer(name)]));
  return Object.fromEntries(scripts) as PeerScripts;
}

/** The built extension, as a click runs it. */
export async function runPith(
  browser: PithBrowser,
  tab: Page,
  { request, runs }: { request: Parameters<PithBrowser['extract']>[1]; runs: number },
): Promise<Outcome> {
  return best(runs, async () => {
    const reply = await browser.extract(tab, request);
    if ('error' in reply) return failed(reply.error.message);
    const { extraction, markdown } = reply;
    const { milliseconds, elements, passes } = extraction.stats;
    return {
      text: extraction.text,
      markdown,
      milliseconds,
      elements,
      passes: Object.fromEntries(passes.map((pass) => [pass.name, pass.milliseconds])),
    };
  });
}

/** An isolated world of the tab's page, as extensions have it; scripts of a sandboxed page are off, this one runs. */
export async function openWorld(tab: Page): Promise<{ session: CDPSession; contextId: number }> {
  const session = await tab.context().newCDPSession(tab);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'bench',
  });
  return { session, contextId: executionContextId };
}

export async function runPeer(
  world: Awaited<ReturnType<typeof openWorld>>,
  script: string,
  { address, runs }: { address: string; runs: number },
): Promise<Outcome> {
  const expression = `${script};${PEER_GLOBAL}.run(${JSON.stringify(address)})`;
  return best(runs, async () => {
    const { result, exceptionDetails } = await world.session.send('Runtime.evaluate', {
      expression,
      contextId: world.contextId,
      returnByValue: true,
    });
    if (exceptionDetails) return failed(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as PeerResult;
  });
}

/** The fastest of some runs; a failure is not repeated. */
async function best(runs: number, run: () => Promise<Outcome>): Promise<Outcome> {
  let fastest = await run();
  for (let i = 1; i < runs && fastest.error === undefined; i += 1) {
    const next = await run();
    if (next.milliseconds < fastest.milliseconds) fastest = next;
  }
  return fastest;
}

const failed = (error: string): Outcome => ({ text: '', markdown: '', milliseconds: 0, error });
