// Waits until a page has stopped changing: no node added, removed or rewritten, and nothing loaded, for a while.

import { bodyOf, textOf } from '../capture/walk/live-dom.ts';
import { type SearchRoot, rootsIn } from './deep.ts';
import type { Run } from './run.ts';

/** Fewer words in sight are a page that has not come yet. */
const LEAST_WORDS = 50;
/** In milliseconds. */
const LOOK_EVERY = 50;

/** Up to the limit of patience: a page that never rests (a clock, an advertisement) is taken as it is. */
export async function waitForQuiet(run: Run): Promise<void> {
  const { live, limits } = run;
  let last = performance.now();
  const end = last + limits.patience;
  const touch = () => {
    last = performance.now();
  };
  const mutations = new MutationObserver(touch);
  for (const root of rootsIn(live))
    mutations.observe(root, { subtree: true, childList: true, characterData: true });
  const loads = new PerformanceObserver(touch);
  loads.observe({ type: 'resource' });
  while (!run.cancelled) {
    const now = performance.now();
    if (now - last >= limits.quiet || now >= end || now >= run.deadline) break;
    await sleep(Math.min(LOOK_EVERY, limits.quiet));
  }
  mutations.disconnect();
  loads.disconnect();
}

/** A page that is still on its way: until it is loaded, has words in sight and is at rest. */
export async function waitForPage(run: Run): Promise<void> {
  const { live, limits } = run;
  const end = performance.now() + limits.patience;
  while (!run.cancelled && performance.now() < end) {
    if (live.readyState === 'complete' && wordsInSight(live) >= LEAST_WORDS) break;
    await sleep(LOOK_EVERY);
  }
  await waitForQuiet(run);
}

/** Application shells show their words in shadow roots and frames. */
const wordsInSight = (live: Document): number =>
  rootsIn(live).reduce((sum, root) => sum + (shownText(root).match(/\S+/g)?.length ?? 0), 0);

const shownText = (root: SearchRoot): string =>
  (root.nodeType === Node.DOCUMENT_NODE ? bodyOf(root)?.innerText : textOf(root)) ?? '';

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
