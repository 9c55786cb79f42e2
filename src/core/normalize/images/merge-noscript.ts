// What a `noscript` adds: the real picture behind a placeholder, or, on a page read without scripts, its text.

import { IMAGE_SOURCE, SIZE } from '../../dom/marks.ts';
import type { DomPass, Page } from '../../page.ts';
import { countWords } from '../../dom/words.ts';
import { renameForm } from '../unclobber.ts';
import { bestImageUrl } from './image-source.ts';

/** A longer text that mentions scripts is about them. */
const NOTICE_WORDS = 50;

export const mergeNoscript: DomPass = {
  name: 'merge-noscript',
  run(page) {
    // One range for all: every range that is not yet collected makes each change of the document slower.
    const range = page.document.createRange();
    for (const noscript of page.document.body.querySelectorAll('noscript')) merge(page, noscript, range);
  },
};

function merge(page: Page, noscript: Element, range: Range): void {
  // Parsers keep it as one text where scripts run: elements in it are shown to the person.
  const isShown = page.source === 'static' || noscript.childElementCount > 0;
  const content = contentOf(noscript, range);
  const images = [...content.querySelectorAll('img')];
  const onlyImages = images.length > 0 && (content.textContent ?? '').trim() === '';
  if (!onlyImages) {
    if (isShown && !asksForScripts(content)) {
      for (const form of content.querySelectorAll('form'))
        renameForm(form, page.document.createElement('div'));
      noscript.replaceWith(content);
    }
    noscript.remove();
    return;
  }
  const twin = twinOf(noscript);
  const image = images[0] as Element;
  if (twin && !bestImageUrl(twin)) {
    for (const name of ['src', 'srcset', 'alt']) {
      const value = image.getAttribute(name);
      if (value && !(name === 'alt' && twin.getAttribute('alt'))) twin.setAttribute(name, value);
    }
    // The marks tell of the placeholder that the browser had loaded.
    for (const mark of [IMAGE_SOURCE, SIZE]) twin.removeAttribute(mark);
    noscript.remove();
  } else if (twin) noscript.remove();
  else noscript.replaceWith(...images);
}

/** `Please enable JavaScript to post comments.` */
function asksForScripts(content: DocumentFragment): boolean {
  const text = content.textContent ?? '';
  return /java\s?script/i.test(text) && countWords(text) <= NOTICE_WORDS;
}

/** With scripting on, parsers keep the content as one text. */
function contentOf(noscript: Element, range: Range): DocumentFragment {
  if (noscript.childElementCount > 0) {
    range.selectNodeContents(noscript);
    return range.extractContents();
  }
  range.selectNode(noscript.ownerDocument.body);
  return range.createContextualFragment(noscript.textContent ?? '');
}

/** The picture that scripts would fill: beside the `noscript`, or the only one beside its wrapper. */
function twinOf(noscript: Element): Element | null {
  for (const beside of [noscript.previousElementSibling, noscript.nextElementSibling]) {
    const image = beside?.matches('img') ? beside : beside?.querySelector('img');
    if (image && (beside?.textContent ?? '').trim() === '') return image;
  }
  const parent = noscript.parentElement;
  if (!parent?.matches('a, figure, picture, span')) return null;
  const images = parent.querySelectorAll('img');
  return images.length === 1 ? (images[0] ?? null) : null;
}
