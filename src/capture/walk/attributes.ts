// What an element of the copy carries over from the live one, and what must not come along.

import { MARK_PREFIX, TAG } from '../../core/dom/marks.ts';
import { attribute, tagOf } from './live-dom.ts';

/** A `name` or `id` on these becomes a property of the document and hides its own (HTML, "named access"). */
const NAMED_ON_DOCUMENT = new Set(['applet', 'embed', 'form', 'iframe', 'img', 'object']);
/** Tags that cannot stand inside a body, or shadow properties of their own (`form`). */
const REPLACED_TAGS = new Set(['base', 'body', 'form', 'frameset', 'head', 'html', 'slot']);
const BUTTON_TYPES = new Set(['button', 'checkbox', 'radio', 'reset', 'submit']);
/** Longest data address kept, in characters: enough to tell its type and a placeholder from a picture. */
const DATA_ADDRESS_LENGTH = 200;

/** A bare twin of a live element in the copy's document. */
export function twin(copy: Document, element: Element, tag: string = tagOf(element)): Element {
  if (!REPLACED_TAGS.has(tag)) {
    const node = Document.prototype.importNode.call(copy, element, false) as Element;
    clean(node, tag);
    return node;
  }
  const node = copy.createElement('div');
  node.setAttribute(TAG, tag);
  for (const name of ['id', 'class', 'role', 'lang', 'dir', 'aria-label']) {
    const value = attribute(element, name);
    if (value !== null) node.setAttribute(name, value);
  }
  return node;
}

function clean(node: Element, tag: string): void {
  if (!node.hasAttributes()) return;
  for (const name of node.getAttributeNames()) {
    if (name === 'class' || name === 'id' || name === 'style') continue;
    if (name.startsWith('on') || name.startsWith(MARK_PREFIX) || name === 'nonce') node.removeAttribute(name);
    else if (name === 'name' && NAMED_ON_DOCUMENT.has(tag)) node.removeAttribute(name);
    else if (name === 'src' || name === 'href' || name === 'poster') shorten(node, name);
  }
  if (tag === 'object') node.removeAttribute('id');
  // The value of a hidden or password field is a secret; what a person sees comes as a mark.
  if (tag === 'input' && !BUTTON_TYPES.has((node.getAttribute('type') ?? '').toLowerCase())) {
    node.removeAttribute('value');
  }
}

function shorten(node: Element, name: string): void {
  const value = node.getAttribute(name) ?? '';
  if (value.length > DATA_ADDRESS_LENGTH && value.startsWith('data:')) {
    node.setAttribute(name, value.slice(0, DATA_ADDRESS_LENGTH));
  }
}
