// Remembers where a person was on the page, and takes them back there: places of all that is scrolled, focus, selection.

import { activeElementOf, bodyOf, scrollLeftOf, scrollTopOf } from '../capture/walk/live-dom.ts';
import { shadowOf } from '../capture/walk/shadow-roots.ts';
import { elementsIn, rootsIn } from './deep.ts';

export function rememberPlace(live: Document): () => void {
  const places = new Map(
    scrollable(live)
      .filter(isScrolled)
      .map((element) => [element, { top: scrollTopOf(element), left: scrollLeftOf(element) }]),
  );
  const focused = focusIn(live);
  const selection = Document.prototype.getSelection.call(live);
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    for (const element of scrollable(live))
      if (isScrolled(element) && !places.has(element)) scroll(element, { top: 0, left: 0 });
    for (const [element, place] of places) scroll(element, place);
    restoreFocus(live, focused);
    if (range && selection && range.startContainer.isConnected && range.endContainer.isConnected) {
      const now = selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
      if (!now || !isSame(now, range)) {
        selection.removeAllRanges();
        selection.addRange(range);
      }
    }
  };
}

const scrollable = (live: Document): Element[] =>
  rootsIn(live)
    .filter(({ nodeType }) => nodeType === Node.DOCUMENT_NODE)
    .flatMap((root) => elementsIn(root));

const isScrolled = (element: Element): boolean => scrollTopOf(element) !== 0 || scrollLeftOf(element) !== 0;

function scroll(element: Element, { top, left }: { top: number; left: number }): void {
  const scrollTo = Element.prototype.scrollTo as (this: Element, options: ScrollToOptions) => void;
  scrollTo.call(element, { top, left, behavior: 'instant' });
}

/** What has the focus, in a shadow root if need be. */
function focusIn(live: Document): Element | null {
  let focused = activeElementOf(live);
  for (;;) {
    const inner: Element | null = (focused && shadowOf(focused)?.root.activeElement) ?? null;
    if (!inner) return focused;
    focused = inner;
  }
}

function restoreFocus(live: Document, focused: Element | null): void {
  const now = focusIn(live);
  if (now === focused) return;
  if (focused && focused !== bodyOf(live) && focused.isConnected) {
    (focused as HTMLElement).focus({ preventScroll: true });
  } else (now as HTMLElement | null)?.blur();
}

const isSame = (a: Range, b: Range): boolean =>
  a.compareBoundaryPoints(Range.START_TO_START, b) === 0 &&
  a.compareBoundaryPoints(Range.END_TO_END, b) === 0;
