// Lets a person point at a part of the page, by mouse or by keys. While it runs the page gets no clicks and no arrow
// keys; afterwards nothing of it is left.

import {
  bodyOf,
  find,
  parentElementOf,
  parentNodeOf,
  rootNodeOf,
  scrollLeftOf,
  scrollTopOf,
  shadowHostOf,
} from '../walk/live-dom.ts';
import { type Step, elementAt, hasBox, stepFrom } from './element-steps.ts';
import { openOutline } from './outline.ts';

/** What the person does; the side panel has the keyboard as often as the page, so its keys come here too. */
export interface Picker {
  /** Resolves with the element, or null when the person gave up. */
  picked: Promise<Element | null>;
  /** Takes the key when it means something here. */
  press(key: string): boolean;
}

/** Swallowed, so that neither page nor browser acts on them. */
const POINTER_EVENTS =
  'pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu touchstart touchend dragstart'.split(
    ' ',
  );

export function startPicker(): Picker {
  const outline = openOutline();
  const events = new AbortController();
  const scrolls = new Map<Element, { left: number; top: number }>();
  /** Where the person came from on the way out, so that the way in leads back. */
  const inner: Element[] = [];
  let at = firstElement(outline.host);
  let finish: (element: Element | null) => void = () => {};
  const picked = new Promise<Element | null>((resolve) => (finish = resolve));

  const end = (element: Element | null) => {
    events.abort();
    outline.remove();
    if (!element)
      for (const [scroller, place] of scrolls) scroller.scrollTo({ ...place, behavior: 'instant' });
    finish(element);
  };
  const move = (step: Step) => {
    const back = step === 'in' ? inner.pop() : undefined;
    const next = back?.isConnected ? back : stepFrom(at, step);
    if (step === 'out' && next !== at) inner.push(at);
    else if (step !== 'in') inner.length = 0;
    at = next;
    noteScrolls(at, scrolls);
    at.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    outline.show(at);
  };
  const press = (key: string): boolean => {
    if (key === 'Escape') end(null);
    else if (key === 'Enter') end(at);
    else if (key === 'ArrowUp') move('out');
    else if (key === 'ArrowDown') move('in');
    else if (key === 'ArrowLeft' || key === 'ArrowRight') move(sideways(at, key));
    else return false;
    return true;
  };

  const on = (type: string, act: (event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        // What the page's own scripts send means nothing.
        if (event.isTrusted) act(event);
      },
      { capture: true, passive: false, signal: events.signal },
    );
  for (const type of POINTER_EVENTS) {
    on(type, (event) => {
      swallow(event);
      if (type === 'click') end(at);
    });
  }
  on('pointermove', (event) => {
    event.stopImmediatePropagation();
    inner.length = 0;
    at = elementAt(event as PointerEvent, outline.host) ?? at;
    outline.show(at);
  });
  on('keydown', (event) => {
    if (press((event as KeyboardEvent).key)) swallow(event);
  });
  for (const type of ['scroll', 'resize']) on(type, () => outline.show(at));
  outline.show(at);
  return { picked, press };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What a person most likely wants, until they point elsewhere. */
function firstElement(ours: Element): Element {
  const main = find(document, 'main, article, [role=main]');
  const middle = { x: innerWidth / 2, y: innerHeight / 2 };
  return (main && hasBox(main) ? main : elementAt(middle, ours)) ?? (bodyOf(document) as Element);
}

/** In a page that runs from right to left the next element lies on the left. */
function sideways(element: Element, key: 'ArrowLeft' | 'ArrowRight'): Step {
  const parent = parentElementOf(element) ?? element;
  const forward = getComputedStyle(parent).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? 'after' : 'before';
}

/** Remembers where everything around an element was scrolled to, the first time it is asked. */
function noteScrolls(element: Element, scrolls: Map<Element, { left: number; top: number }>): void {
  let at: Element | null = element;
  while (at) {
    if (!scrolls.has(at)) scrolls.set(at, { left: scrollLeftOf(at), top: scrollTopOf(at) });
    at = parentElementOf(at) ?? shadowHostOf(parentNodeOf(at) ?? rootNodeOf(at)) ?? null;
  }
}
