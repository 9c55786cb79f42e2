// The edits that the normalising passes share: another tag, another parent, no wrapper, a fresh element.

/** The same children and attributes under another tag. */
export function retag(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) {
    // Parsers accept attribute names that `setAttribute` refuses (`<p "x">`).
    if (/^[A-Za-z_:][\w:.-]*$/.test(name)) next.setAttribute(name, value);
  }
  moveChildren(element, next);
  element.replaceWith(next);
  return next;
}

/** One by one: as arguments of one call, a hundred thousand children overflow the stack. */
export function moveChildren(from: Element, into: ParentNode & Node): void {
  for (let child = from.firstChild; child; child = from.firstChild) into.append(child);
}

/** Leaves the children where the element stood. */
export function unwrap(element: Element): void {
  const children = element.ownerDocument.createDocumentFragment();
  moveChildren(element, children);
  element.replaceWith(children);
}

export function create(
  document: Document,
  tag: string,
  {
    attributes = {},
    children = [],
  }: { attributes?: Record<string, string>; children?: (Node | string)[] } = {},
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Class names in lower case; reads the attribute because `className` of an SVG element is no string. */
export function classTokens(element: Element): string[] {
  return (element.getAttribute('class') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Inside code or a formula nothing is furniture. */
export const isInsideCode = (element: Element): boolean =>
  element.closest('pre, code, [data-pith-tex]') !== null;

// Children as arrays: iterating a live list is several times slower, and a pass may change the tree meanwhile.

export function nodesIn(parent: Node): Node[] {
  const nodes: Node[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}

export function elementsIn(parent: Element): Element[] {
  const elements: Element[] = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) elements.push(child);
  return elements;
}
