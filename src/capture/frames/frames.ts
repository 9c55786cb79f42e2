// Whether the document inside a frame can be read, and whether one that cannot would have been content.

import type { Warning } from '../../core/types.ts';
import { attribute, bodyOf, boxOf, firstChildOf, frameDocumentOf, tagOf } from '../walk/live-dom.ts';

/** A frame that covers this share of the window is likely what the person came to read. */
const CONTENT_SHARE = 0.3;

/** Tags that may show a document of their own. */
export const FRAME_TAGS = new Set(['frame', 'iframe', 'object']);

/** The words inside an `object` show only where what it names could not be shown. */
export function showsFallback(object: Element): boolean {
  const range = Document.prototype.createRange.call(object.ownerDocument);
  range.selectNodeContents(object);
  return range.getClientRects().length > 0;
}

/** The document of a same-origin frame that shows something; null for any other. */
export function readableFrame(element: Element): Document | null {
  const inner = frameDocumentOf(element);
  const body = inner ? bodyOf(inner) : null;
  return body && firstChildOf(body) ? inner : null;
}

export function unreadFrameWarning(element: Element, view: Window): Warning | null {
  if (tagOf(element) !== 'iframe' || frameDocumentOf(element)) return null;
  const { width, height } = boxOf(element);
  if (width * height < CONTENT_SHARE * view.innerWidth * view.innerHeight) return null;
  const address = attribute(element, 'src') ?? '';
  return {
    code: 'frame-not-read',
    message: `A large frame from another site was not read: ${address || 'no address'}.`,
  };
}
