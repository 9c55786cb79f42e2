// How an injected script learns what is asked: `executeScript({ files })` takes no arguments, so a first, tiny
// injection leaves the request in the isolated world and the script takes it away again.

import type { ExtractOptions } from '../../core/extract-options.ts';
import type { Extraction } from '../../core/types.ts';
import type { FrameCopy, PackedSnapshot } from '../../core/page.ts';
import { type ErrorData, PithError } from '../../errors.ts';

export type PageRequest =
  | {
      kind: 'extract';
      options: ExtractOptions;
      /** Of the element that was picked only. */
      picked?: boolean;
      frames?: FrameCopy[];
      /** The copy waits in the page for `page.js` (see `left-snapshot.ts`). */
      stays?: boolean;
    }
  | { kind: 'snapshot'; frames?: FrameCopy[] }
  /** As a part of the page around it. */
  | { kind: 'frame'; frames: FrameCopy[] };
/** Only Readability finds the content, and it is not loaded. */
export const NEEDS_ARTICLE = 'article';
/** Of `page.js`. */
export type PageReply = { extraction: Extraction } | typeof NEEDS_ARTICLE | { error: ErrorData };
/** The copy waits in the page for `page.js`. */
export const LEFT = 'left';
/** Of `grab.js`. */
export type GrabReply =
  | { captured: PackedSnapshot }
  | typeof LEFT
  | { snapshot: string }
  | { frame: Omit<FrameCopy, 'path'> }
  | { error: ErrorData };

const world = globalThis as { pithRequest?: PageRequest };

/** What was left in the page went with it; how the new one should be read was not said. */
export const pageChanged = (): PithError =>
  new PithError('page-changed', 'The page changed while it was read.');

/** Throws `PithError`. */
export function takeRequest(): PageRequest {
  const request = world.pithRequest;
  delete world.pithRequest;
  if (!request) throw pageChanged();
  return request;
}
