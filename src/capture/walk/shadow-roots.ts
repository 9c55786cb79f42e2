// Reaches open and closed shadow roots: the extension interfaces of both browsers see closed ones too.

import { firstChildOf, namespaceOf, openShadowRootOf, tagOf } from './live-dom.ts';

/** Elements that may have a shadow root beside custom elements (DOM standard, "attachShadow"). */
const PLAIN_HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

const HTML = 'http://www.w3.org/1999/xhtml';

type ReadRoot = (element: HTMLElement) => ShadowRoot | null;

const chromium = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: ReadRoot } } }).chrome?.dom;

export interface Shadow {
  root: ShadowRoot;
  mode: 'open' | 'closed';
}

export function shadowOf(element: Element): Shadow | null {
  const tag = tagOf(element);
  // Names with a hyphen of other vocabularies (`annotation-xml`, `font-face`) are no custom elements, and may not be asked.
  const isCustom = tag.includes('-') && namespaceOf(element) === HTML;
  if (!isCustom && !PLAIN_HOSTS.has(tag)) return null;
  const open = openShadowRootOf(element);
  if (open) return { root: open, mode: 'open' };
  // The question is dear. A plain element with a closed root is an empty place for a widget.
  const closed = isCustom || firstChildOf(element) === null ? closedRootOf(element) : null;
  return closed ? { root: closed, mode: 'closed' } : null;
}

function closedRootOf(element: Element): ShadowRoot | null {
  if (chromium?.openOrClosedShadowRoot) {
    return chromium.openOrClosedShadowRoot(element as HTMLElement);
  }
  // Firefox gives content scripts this property on every element.
  return (element as { openOrClosedShadowRoot?: ShadowRoot | null }).openOrClosedShadowRoot ?? null;
}

/** What a slot shows: the nodes assigned to it, or null when it shows its own children. */
export function assignedNodesOf(slot: Element): Node[] | null {
  const nodes = HTMLSlotElement.prototype.assignedNodes.call(slot as HTMLSlotElement);
  return nodes.length > 0 ? nodes : null;
}
