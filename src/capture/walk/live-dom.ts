// Reads the live page through the browser's own prototypes, since a form control named `firstChild` or `attributes`
// shadows the property of its form, and an image named `body` that of its document.

/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE`, which no minifier makes short. */
export const ELEMENT_NODE = 1;
export const TEXT_NODE = 3;

type Read<T> = (target: object) => T;

/** A bound `call` goes straight into the browser: a closure around it costs as much again, for each of many reads. */
const { call } = Function.prototype;

function reader<T>(prototype: object, name: string): Read<T> {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return get ? (call.bind(get) as Read<T>) : () => undefined as T;
}

/** The types come from the names: a row for each takes twice the bytes. */
const readers = <Owner extends object, Names extends (keyof Owner & string)[]>(
  prototype: Owner,
  ...names: Names
): { [At in keyof Names]: Read<Owner[Names[At]]> } =>
  names.map((name) => reader(prototype, name)) as { [At in keyof Names]: Read<Owner[Names[At]]> };

export const [firstChildOf, nextSiblingOf, parentNodeOf, childNodesOf, nodeTypeOf, baseAddressOf] = readers(
  Node.prototype,
  'firstChild',
  'nextSibling',
  'parentNode',
  'childNodes',
  'nodeType',
  'baseURI',
);
export const textOf: Read<string> = reader(Node.prototype, 'textContent');
export const dataOf: Read<string> = reader(CharacterData.prototype, 'data');
export const [
  tagOf,
  namespaceOf,
  firstElementOf,
  previousElementOf,
  nextElementOf,
  openShadowRootOf,
  clientLeftOf,
  clientTopOf,
  clientWidthOf,
  clientHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
  scrollHeightOf,
  outerHtmlOf,
] = readers(
  Element.prototype,
  'localName',
  'namespaceURI',
  'firstElementChild',
  'previousElementSibling',
  'nextElementSibling',
  'shadowRoot',
  'clientLeft',
  'clientTop',
  'clientWidth',
  'clientHeight',
  'scrollLeft',
  'scrollTop',
  'scrollWidth',
  'scrollHeight',
  'outerHTML',
);
export const [
  bodyOf,
  headOf,
  activeElementOf,
  rootOf,
  readyStateOf,
  viewOf,
  addressOf,
  implementationOf,
  contentTypeOf,
] = readers(
  Document.prototype,
  'body',
  'head',
  'activeElement',
  'documentElement',
  'readyState',
  'defaultView',
  'URL',
  'implementation',
  'contentType',
);
export const currentSourceOf: Read<string> = reader(HTMLImageElement.prototype, 'currentSrc');
export const naturalWidthOf: Read<number> = reader(HTMLImageElement.prototype, 'naturalWidth');

const INNER_DOCUMENT: Record<string, Read<Document | null>> = {
  frame: reader(HTMLFrameElement.prototype, 'contentDocument'),
  iframe: reader(HTMLIFrameElement.prototype, 'contentDocument'),
  object: reader(HTMLObjectElement.prototype, 'contentDocument'),
};

/** The document that an element shows, where it may be read. */
export const frameDocumentOf = (element: Element): Document | null =>
  INNER_DOCUMENT[tagOf(element)]?.(element) ?? null;

/** The host of a shadow root; undefined for any other node. */
export const shadowHostOf = (node: Node): Element | undefined =>
  nodeTypeOf(node) === Node.DOCUMENT_FRAGMENT_NODE ? readHost(node) : undefined;
const readHost: Read<Element> = reader(ShadowRoot.prototype, 'host');

export const parentElementOf = (node: Node): Element | null => {
  const parent = parentNodeOf(node);
  return parent !== null && nodeTypeOf(parent) === ELEMENT_NODE ? (parent as Element) : null;
};

const slotOfElement: Read<Element | null> = reader(Element.prototype, 'assignedSlot');
const slotOfText: Read<Element | null> = reader(Text.prototype, 'assignedSlot');

/** Where an element or a text shows: in its slot, its parent, or the host of its shadow root. */
export function flatParentOf(node: Node): Element | null {
  const slot = nodeTypeOf(node) === TEXT_NODE ? slotOfText(node) : slotOfElement(node);
  if (slot) return slot;
  const parent = parentNodeOf(node);
  if (!parent || nodeTypeOf(parent) === ELEMENT_NODE) return parent as Element | null;
  return shadowHostOf(parent) ?? null;
}

export const attribute = call.bind(Element.prototype.getAttribute) as (
  element: Element,
  name: string,
) => string | null;
export const hasAttribute = call.bind(Element.prototype.hasAttribute) as (
  element: Element,
  name: string,
) => boolean;
export const boxOf = call.bind(Element.prototype.getBoundingClientRect) as (element: Element) => DOMRect;
export const matches = call.bind(Element.prototype.matches) as (
  element: Element,
  selector: string,
) => boolean;
/** Also itself. */
export const contains = call.bind(Node.prototype.contains) as (holder: Node, node: Node) => boolean;
export const find = (root: Element | Document | DocumentFragment, selector: string): Element | null =>
  (queryOwner(root).querySelector as ParentNode['querySelector']).call(root, selector);
export const findAll = (root: Element | Document | DocumentFragment, selector: string): NodeListOf<Element> =>
  (queryOwner(root).querySelectorAll as ParentNode['querySelectorAll']).call(root, selector);
export const rootNodeOf = (node: Node): Node => Node.prototype.getRootNode.call(node);

function queryOwner(root: Node): ParentNode {
  const type = nodeTypeOf(root);
  if (type === ELEMENT_NODE) return Element.prototype;
  return type === Node.DOCUMENT_NODE ? Document.prototype : DocumentFragment.prototype;
}
