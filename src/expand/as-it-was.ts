// Remembers where a person was on the page, and takes them back there: places of all that is scrolled, focus, selection.

export function rememberPlace(live: Document): () => void {
  const places = [...live.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const scrolled = new Set(places.map(({ element }) => element));
  const focused = live.activeElement;
  const selection = live.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    for (const element of live.querySelectorAll('*')) {
      if ((element.scrollTop !== 0 || element.scrollLeft !== 0) && !scrolled.has(element)) {
        element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      }
    }
    for (const { element, top, left } of places) element.scrollTo({ top, left, behavior: 'instant' });
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

function restoreFocus(live: Document, focused: Element | null): void {
  if (live.activeElement === focused) return;
  if (focused && focused !== live.body && focused.isConnected) {
    (focused as HTMLElement).focus({ preventScroll: true });
  } else (live.activeElement as HTMLElement | null)?.blur();
}

const isSame = (a: Range, b: Range): boolean =>
  a.compareBoundaryPoints(Range.START_TO_START, b) === 0 &&
  a.compareBoundaryPoints(Range.END_TO_END, b) === 0;
