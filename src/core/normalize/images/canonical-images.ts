// Every picture becomes one `<img src alt>` with its real, absolute address; placeholders and trackers go.

import { IMAGE_SOURCE } from '../../dom/marks.ts';
import type { DomPass, Page } from '../../page.ts';
import { UNPAINTED_SELECTOR } from '../../dom/vocabulary.ts';
import { foldSpace } from '../../dom/words.ts';
import { resolveUrl } from '../links/resolve-url.ts';
import { bestImageUrl, isPlaceholder, isTracker } from './image-source.ts';

/** What of an image later passes read. */
const KEPT_ATTRIBUTES = new Set(['alt', 'class', 'height', 'id', 'role', 'src', 'title', 'width']);

export const canonicalImages: DomPass = {
  name: 'canonical-images',
  run(page) {
    for (const lazy of page.document.body.querySelectorAll(
      'amp-img, [role=img][data-src], [role=img][style*=background-image]',
    )) {
      toImage(page, lazy);
    }
    /** A link around a whole gallery is read once. */
    const saidIn = new Map<Element, Said>();
    for (const image of page.document.body.querySelectorAll('img')) {
      page.deadline.check();
      if (isTracker(image)) image.remove();
      else canonicalize(page, image, altOf(image, saidIn));
    }
    for (const picture of page.document.body.querySelectorAll('picture')) {
      const image = picture.querySelector('img');
      if (image) picture.replaceWith(image);
      else picture.remove();
    }
  },
};

function toImage(page: Page, lazy: Element): void {
  const image = page.document.createElement('img');
  const painted = /background-image:\s*url\(\s*["']?([^"')]+)/.exec(lazy.getAttribute('style') ?? '')?.[1];
  const source = lazy.getAttribute('src') ?? lazy.getAttribute('data-src') ?? painted;
  if (source) image.setAttribute('src', source);
  for (const name of ['srcset', 'width', 'height', 'class']) {
    const value = lazy.getAttribute(name);
    if (value) image.setAttribute(name, value);
  }
  image.setAttribute('alt', lazy.getAttribute('alt') ?? lazy.getAttribute('aria-label') ?? '');
  if ((lazy.textContent ?? '').trim() === '') lazy.replaceWith(image);
}

function canonicalize(page: Page, image: Element, alt: string): void {
  const url = resolveUrl(page, bestImageUrl(image) ?? '');
  const isReal = url !== '' && !isPlaceholder(url);
  // A picture whose bytes or address are worth nothing may still say something.
  if (!isReal && alt === '') {
    image.remove();
    return;
  }
  for (const name of image.getAttributeNames()) {
    if (!KEPT_ATTRIBUTES.has(name) && !name.startsWith('data-pith-')) image.removeAttribute(name);
  }
  image.removeAttribute(IMAGE_SOURCE);
  if (isReal) image.setAttribute('src', url);
  else image.removeAttribute('src');
  image.setAttribute('alt', alt);
  const title = image.getAttribute('title');
  if (title !== null) image.setAttribute('title', foldSpace(title));
}

/** What the link around the picture says as well is said once. */
function altOf(image: Element, saidIn: Map<Element, Said>): string {
  const alt = foldSpace(image.getAttribute('alt') ?? '');
  const link = image.closest('a');
  if (!link || alt === '') return alt;
  let said = saidIn.get(link);
  if (!said) saidIn.set(link, (said = readLink(link)));
  const isSaid = NAME.test(alt) ? said.words.includes(wordsIn(alt)) : said.text.includes(` ${alt} `);
  return isSaid ? '' : alt;
}

/** Each between spaces. */
interface Said {
  text: string;
  words: string;
}

/** Of two words and more: of one, as `A+` and `C#`, the signs may be what counts. */
const NAME = /\p{L}{2}\P{L}+\p{L}{2}/u;

/** Shops write the same name with a comma here and an inch sign there. */
const wordsIn = (text: string): string =>
  ` ${text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;

/** A script in a link may name the article that only the picture shows. */
function readLink(link: Element): Said {
  const copy = link.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll(UNPAINTED_SELECTOR)) code.remove();
  for (const part of copy.querySelectorAll('br, div, h1, h2, h3, h4, h5, h6, li, p')) part.before(' ');
  const text = foldSpace(copy.textContent ?? '');
  return { text: ` ${text} `, words: wordsIn(text) };
}
