// Which elements that show nothing come along, for the metadata and the structured data of the page.

import { UNPAINTED } from '../../core/dom/vocabulary.ts';
import { twin } from './attributes.ts';
import {
  attribute,
  baseAddressOf,
  bodyOf,
  firstElementOf,
  headOf,
  namespaceOf,
  nextElementOf,
  rootOf,
  tagOf,
  textOf,
} from './live-dom.ts';

/** Links for the browser's own use. */
const LOADING_LINKS =
  /\b(?:dns-prefetch|manifest|modulepreload|preconnect|prefetch|preload|prerender|stylesheet)\b/i;
/** Script types whose text is data: JSON of any kind, and formulas. */
const DATA_TYPE = /json|math\/(?:tex|mml|asciimath)/i;
/** Scripts that only carry the state of the page. */
const STATE =
  /__NEXT_DATA__|__next_f|__NUXT__|__INITIAL_STATE__|__PRELOADED_STATE__|__APOLLO_STATE__|__remixContext|__reactRouterContext|__sveltekit/;
/** Where a part of a streamed page belongs whose script did not run (`core/pending/place-streamed.ts`). */
const PLACE = /^[BP]:[0-9a-f]+$/;
/** Longest script text that is looked at, in characters. */
const LONGEST_STATE = 4_000_000;

function isKeptInHead(element: Element): boolean {
  const tag = tagOf(element);
  if (tag === 'link') return !LOADING_LINKS.test(attribute(element, 'rel') ?? '');
  if (tag === 'script') return isDataScript(element);
  return tag === 'title' || tag === 'meta' || tag === 'base' || tag === 'noscript';
}

function isDataScript(element: Element): boolean {
  if (DATA_TYPE.test(attribute(element, 'type') ?? '')) return true;
  if (attribute(element, 'src') !== null) return false;
  const text = textOf(element);
  return text.length <= LONGEST_STATE && STATE.test(text);
}

/** Elements that paint nothing wherever they stand. */
export const isSilent = (element: Element, tag: string): boolean =>
  SILENT.has(tag) || (tag === 'noscript' && firstElementOf(element) === null);

const SILENT = new Set([...UNPAINTED, 'head', 'noembed', 'noframes', 'title']);

/** A silent element comes along as inert text when it carries data. */
export function copySilent(element: Element, into: Element): void {
  const tag = tagOf(element);
  if (tag === 'template' && PLACE.test(attribute(element, 'id') ?? ''))
    into.append(twin(into.ownerDocument, element));
  if (tag === 'base' || !isKeptInHead(element) || namespaceOf(element)?.endsWith('svg')) return;
  const node = twin(into.ownerDocument, element);
  if (tag !== 'meta' && tag !== 'link') node.textContent = textOf(element);
  into.append(node);
}

/** The head of the page and the attributes of its root, for the metadata. */
export function copyHead(live: Document, copy: Document): void {
  const root = rootOf(live);
  for (const name of root ? Element.prototype.getAttributeNames.call(root) : []) {
    if (name === 'lang' || name === 'dir' || name === 'class' || name.startsWith('item')) {
      copy.documentElement.setAttribute(name, attribute(root!, name) ?? '');
    }
  }
  const body = bodyOf(live);
  for (const name of ['class', 'id', 'dir', 'lang', 'itemtype', 'itemscope']) {
    const value = body ? attribute(body, name) : null;
    if (value !== null) copy.body.setAttribute(name, value);
  }
  copy.head.replaceChildren();
  const head = headOf(live);
  let child = head ? firstElementOf(head) : null;
  for (; child; child = nextElementOf(child)) {
    if (tagOf(child) === 'base') {
      const base = copy.createElement('base');
      base.setAttribute('href', baseAddressOf(live));
      copy.head.append(base);
    } else if (isSilent(child, tagOf(child))) copySilent(child, copy.head);
  }
}
