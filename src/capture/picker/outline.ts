// What the picker draws: a frame around an element, and a line that says what it is. In a closed shadow root above
// everything, so that no style of the page reaches it.

import { boxOf, dataOf, tagOf } from '../walk/live-dom.ts';

export interface Outline {
  host: HTMLElement;
  show(element: Element): void;
  remove(): void;
}

/** Of an element's text in the line, in characters. */
const EXCERPT = 40;

const HOST =
  'all: initial; position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;' +
  'background: none; overflow: hidden; z-index: 2147483647; cursor: crosshair;';
const FRAME =
  'position: fixed; box-sizing: border-box; border: 2px solid #b85200; background: rgb(255 160 30 / 18%);' +
  'border-radius: 3px; pointer-events: none;';
const LINE =
  'position: fixed; max-width: calc(100vw - 16px); padding: 2px 8px; overflow: hidden; border-radius: 4px;' +
  'background: #1f1d1a; color: #f7f5f1; font: 400 13px/20px system-ui, sans-serif; text-overflow: ellipsis;' +
  'white-space: nowrap; pointer-events: none; box-sizing: border-box;';
/** Height of the line, in pixels. */
const LINE_HEIGHT = 24;

export function openOutline(): Outline {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const frame = document.createElement('div');
  const line = document.createElement('div');
  host.style.cssText = HOST;
  frame.style.cssText = FRAME;
  line.style.cssText = LINE;
  line.setAttribute('role', 'status');
  line.dir = 'auto';
  root.append(frame, line);
  document.documentElement.append(host);
  // The top layer lies above every dialog of the page; it takes the pointer, so that the page does not.
  host.popover = 'manual';
  host.showPopover?.();
  return {
    host,
    show(element) {
      const { left, top, width, height } = boxOf(element);
      Object.assign(frame.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      const above = top >= LINE_HEIGHT ? top - LINE_HEIGHT : Math.max(0, top);
      line.style.left = `${Math.max(8, Math.min(left, innerWidth / 2))}px`;
      line.style.top = `${Math.min(above, innerHeight - LINE_HEIGHT)}px`;
      const text = describe(element);
      if (line.textContent !== text) line.textContent = text;
    },
    remove: () => host.remove(),
  };
}

function describe(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (text.length < EXCERPT && walker.nextNode()) {
    text += ` ${dataOf(walker.currentNode)}`;
    text = text.replace(/\s+/g, ' ').trimStart();
  }
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text.trim();
  return excerpt ? `${tagOf(element)}: ${excerpt}` : tagOf(element);
}
