// A copy that waits in the page for `page.js`, so that a page too large for the way to the reader is captured once.

import type { Snapshot } from '../../core/page.ts';

/** Nobody comes for it any more. Milliseconds. */
const FORGOTTEN = 10_000;

const world = globalThis as { pithSnapshot?: Snapshot | undefined };

export function leaveSnapshot(snapshot: Snapshot): void {
  world.pithSnapshot = snapshot;
  setTimeout(() => world.pithSnapshot === snapshot && delete world.pithSnapshot, FORGOTTEN);
}

export function takeSnapshot(): Snapshot | undefined {
  const snapshot = world.pithSnapshot;
  delete world.pithSnapshot;
  return snapshot;
}
