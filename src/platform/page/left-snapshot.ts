// A copy that waits in the page for `page.js`: where no reader lives, and where the way to it would take too long.

import type { ExtractOptions } from '../../core/extract-options.ts';
import type { Snapshot } from '../../core/page.ts';

/** Nobody comes for it any more. Milliseconds. */
const FORGOTTEN = 10_000;

interface LeftSnapshot {
  snapshot: Snapshot;
  options: ExtractOptions;
  /** It is not captured again, whatever its reading lacks. */
  isFinal: boolean;
}

const world = globalThis as { pithSnapshot?: LeftSnapshot | undefined };

export function leaveSnapshot(left: LeftSnapshot): void {
  world.pithSnapshot = left;
  setTimeout(() => world.pithSnapshot === left && delete world.pithSnapshot, FORGOTTEN);
}

export function takeSnapshot(): LeftSnapshot | undefined {
  const left = world.pithSnapshot;
  delete world.pithSnapshot;
  return left;
}
