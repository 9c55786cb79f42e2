// Reads the live page through the browser's own prototypes, since a form control named `firstChild` or `attributes`
// shadows the property of its form, and an image named `body` that of its document.

type Read<T> = (target: object) => T;

/** A bound `call` goes straight into the browser: a closure around it costs as much again, for each of many reads. */
const { call } = Function.prototype;

function reader<T>(prototype: object, name: string): Read<T> {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return get ? (call.bind(get) as Read<T>) : () => undefined as T;
}

export const firstChildOf: Read<Node | null> = reader(Node.prototype, 'firstChild');
export const nextSiblingOf: Read<Node | null> = reader(Node.prototype, 'nextSibling');
export const parentNodeOf: Read<Node | null> = reader(Node.prototype, 'parentNode');
export const childNodesOf: Read<NodeListOf<ChildNode>> = reader(Node.prototype, 'childNodes');
export const nodeTypeOf: Read<number> = reader(Node.prototype, 'nodeType');
export const textOf: Read<string> = reader(Node.prototype, 'textContent');
export const dataOf: Read<string> = reader(CharacterData.prototype, 'data');
export const tagOf: Read<string> = reader(Element.prototype, 'localName');
export const namespaceOf: Read<string | null> = reader(Element.prototype, 'namespaceURI');
export const firstElementOf: Read<Element | null> = reader(Element.prototype, 'firstElementChild');
export const previousElementOf: Read<Element | null> = reader(Element.prototype, 'previousElementSibling');
export const nextElementOf: Read<Element | null> = reader(Element.prototype, 'nextElementSibling');
export const openShadowRootOf: Read<ShadowRoot | null> = reader(Element.prototype, 'shadowRoot');
export const clientLeftOf: Read<number> = reader(Element.prototype, 'clientLeft');
export const clientTopOf: Read<number> = reader(Element.prototype, 'clientTop');
export const clientWidthOf: Read<number> = reader(Element.prototype, 'clientWidth');
export const clientHeightOf: Read<number> = reader(Element.prototype, 'clientHeight');
export const scrollLeftOf: Read<number> = reader(Element.prototype, 'scrollLeft');
export const scrollTopOf: Read<number> = reader(Element.prototype, 'scrollTop');
export const scrollWidthOf: Read<number> = reader(Element.prototype, 'scrollWidth');
export const scrollHeightOf: Read<number> = reader(Element.prototype, 'scrollHeight');
export const outerHtmlOf: Read<string> = reader(Element.prototype, 'outerHTML');
export const bodyOf: Read<HTMLElement | null> = reader(Document.prototype, 'body');
export const headOf: Read<HTMLElement | null> = reader(Document.prototype, 'head');
export const activeElementOf: Read<Element | null> = reader(Document.prototype, 'activeElement');
export const rootOf: Read<Element | null> = reader(Document.prototype, 'documentElement');
export const styleSheetsOf: Read<StyleSheetList> = reader(Document.prototype, 'styleSheets');
export const adoptedSheetsOf: Read<CSSStyleSheet[]> = reader(Document.prototype, 'adoptedStyleSheets');
export const readyStateOf: Read<DocumentReadyState> = reader(Document.prototype, 'readyState');
export const viewOf: Read<(Window & typeof globalThis) | null> = reader(Document.prototype, 'defaultView');
export const addressOf: Read<string> = reader(Document.prototype, 'URL');
export const baseAddressOf: Read<string> = reader(Node.prototype, 'baseURI');
export const implementationOf: Read<DOMImplementation> = reader(Document.prototype, 'implementation');
export const contentTypeOf: Read<string> = reader(Document.prototype, 'contentType');
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
  return parent !== null && nodeTypeOf(parent) === Node.ELEMENT_NODE ? (parent as Element) : null;
};

const slotOfElement: Read<Element | null> = reader(Element.prototype, 'assignedSlot');
const slotOfText: Read<Element | null> = reader(Text.prototype, 'assignedSlot');

/** Where an element or a text shows: in its slot, its parent, or the host of its shadow root. */
export function flatParentOf(node: Node): Element | null {
  const slot = nodeTypeOf(node) === Node.TEXT_NODE ? slotOfText(node) : slotOfElement(node);
  if (slot) return slot;
  const parent = parentNodeOf(node);
  if (!parent || nodeTypeOf(parent) === Node.ELEMENT_NODE) return parent as Element | null;
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
export const find = (root: Element | Document | DocumentFragment, selector: string): Element | null =>
  (queryOwner(root).querySelector as ParentNode['querySelector']).call(root, selector);
export const findAll = (root: Element | Document | DocumentFragment, selector: string): NodeListOf<Element> =>
  (queryOwner(root).querySelectorAll as ParentNode['querySelectorAll']).call(root, selector);
export const rootNodeOf = (node: Node): Node => Node.prototype.getRootNode.call(node);

function queryOwner(root: Node): ParentNode {
  const type = nodeTypeOf(root);
  if (type === Node.ELEMENT_NODE) return Element.prototype;
  return type === Node.DOCUMENT_NODE ? Document.prototype : DocumentFragment.prototype;
}
