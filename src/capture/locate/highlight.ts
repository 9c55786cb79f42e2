// Shows a person where on the page a passage stands: scrolls there and lays marks over it, which leave again. Nothing of
// the page itself is changed but its scroll position, and a closed `details` around the passage is opened.

import {
  boxOf,
  clientLeftOf,
  clientTopOf,
  nodeTypeOf,
  parentElementOf,
  parentNodeOf,
  shadowHostOf,
  tagOf,
  viewOf,
} from '../walk/live-dom.ts';
import { frameOf } from './page-text.ts';

/** How long the marks stay, in milliseconds. */
const DURATION = 4000;
const NAME = 'pithCloseMarks';

const world = globalThis as { [NAME]?: (() => void) | undefined };

export function highlight(ranges: Range[]): void {
  world[NAME]?.();
  const [first] = ranges;
  if (!first) return;
  openAround(first.startContainer);
  const element = parentElementOf(first.startContainer);
  element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  showStart(first);

  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  host.style.cssText =
    'all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;' +
    'background: none; overflow: visible; pointer-events: none; z-index: 2147483647;';
  document.documentElement.append(host);
  // The top layer lies above every dialog of the page.
  host.popover = 'manual';
  host.showPopover?.();
  const draw = () => root.replaceChildren(...ranges.flatMap(boxesOf));
  draw();

  const events = new AbortController();
  const options = { capture: true, passive: true, signal: events.signal };
  addEventListener('scroll', draw, options);
  addEventListener('resize', draw, options);
  const timer = setTimeout(close, DURATION);
  world[NAME] = close;
  function close(): void {
    clearTimeout(timer);
    events.abort();
    host.remove();
    world[NAME] = undefined;
  }
}

function openAround(node: Node): void {
  let at: Node | null = node;
  while (at) {
    if (nodeTypeOf(at) === Node.ELEMENT_NODE && tagOf(at) === 'details')
      Element.prototype.setAttribute.call(at, 'open', '');
    at = shadowHostOf(at) ?? parentNodeOf(at);
  }
}

/** The middle of a tall element may lie far from where the passage begins. */
function showStart(range: Range): void {
  const view = viewOf(range.startContainer.ownerDocument as Document);
  const box = range.getClientRects()[0];
  if (view && box && (box.top < 0 || box.bottom > view.innerHeight)) {
    view.scrollBy({ top: box.top - view.innerHeight / 3, behavior: 'instant' });
  }
}

function boxesOf(range: Range): HTMLElement[] {
  const frame = placeOf(range.startContainer.ownerDocument as Document);
  return [...range.getClientRects()].map(({ left, top, width, height }) => {
    const box = document.createElement('div');
    box.style.cssText =
      `position: fixed; left: ${frame.left + left - 2}px; top: ${frame.top + top - 1}px;` +
      `width: ${width + 4}px; height: ${height + 2}px; background: rgb(255 160 30 / 32%); border-radius: 3px;`;
    return box;
  });
}

/** Where the document of a frame begins in the window, in pixels. */
function placeOf(inner: Document): { left: number; top: number } {
  const place = { left: 0, top: 0 };
  for (let frame = frameOf(inner); frame; frame = frameOf(frame.ownerDocument)) {
    const { left, top } = boxOf(frame);
    place.left += left + clientLeftOf(frame);
    place.top += top + clientTopOf(frame);
  }
  return place;
}
