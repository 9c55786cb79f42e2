// Takes away the names by which page elements shadow the methods of documents and forms (DOM clobbering).

import { TAG } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';

/** `<img name="querySelectorAll">` shadows the document's method; `<input name="children">` shadows its form's. */
export const unclobber: DomPass = {
  name: 'unclobber',
  run({ document }) {
    // The prototype is out of the page's reach; the document itself is not.
    const native = Object.getPrototypeOf(document) as Document;
    const all = (selector: string) => native.querySelectorAll.call(document, selector);
    for (const named of all('embed[name], iframe[name], img[name], object[name], object[id]')) {
      named.removeAttribute('name');
      if (named.localName === 'object') named.removeAttribute('id');
    }
    for (const form of all('form')) renameForm(form, native.createElement.call(document, 'div'));
  },
};

/** Nothing is read from the form itself: any of its properties may be one of its controls. */
export function renameForm(form: Element, box: HTMLElement): void {
  const { getAttribute, replaceWith } = box;
  for (const name of ['class', 'hidden', 'id', 'role', 'style']) {
    const value = getAttribute.call(form, name);
    if (value !== null) box.setAttribute(name, value);
  }
  box.setAttribute(TAG, 'form');
  const walker = box.ownerDocument.createTreeWalker(form);
  for (let child = walker.firstChild(); child; child = walker.firstChild()) {
    walker.currentNode = form;
    box.append(child);
  }
  replaceWith.call(form, box);
}
