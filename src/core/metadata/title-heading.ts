// Which heading is the title of the page: the one that the page's own titles confirm, else the only `h1`, else the first
// one of the main part. A site's logo is often an `h1` too.

import { DROP } from '../dom/marks.ts';
import type { Page } from '../page.ts';
import { UNPAINTED_SELECTOR } from '../dom/vocabulary.ts';
import { foldSpace } from '../dom/words.ts';

const OUTSIDE = 'nav, footer, aside, dialog, [role="dialog"], [aria-modal="true"], [role="navigation"]';
const FURNITURE = `button, svg, a.anchor, a.headerlink, ${UNPAINTED_SELECTOR}`;
const MAIN = 'main, article, [role="main"], [role="article"]';
/** Longest heading that may be a title, in characters. */
const LONGEST_TITLE = 300;

export function findTitleHeading({
  document,
  metadata,
}: Pick<Page, 'document' | 'metadata'>): Element | undefined {
  const titles = [metadata.title?.value, document.title].map((title) => comparable(title ?? ''));
  const [first, ...others] = candidates(document, 'h1');
  if (first && others.length === 0) return first;
  const headings = first ? [first, ...others] : candidates(document, 'h2, h3, [role="heading"]');
  const confirmed = headings
    .map((heading) => ({ heading, text: comparable(headingText(heading)) }))
    .filter(({ text }) =>
      titles.some(
        (title) => title === text || (title.length > 0 && text.length > 8 && title.startsWith(text)),
      ),
    );
  const equal = confirmed.find(({ text }) => titles.includes(text)) ?? confirmed[0];
  return equal?.heading ?? headings.find((heading) => first && heading.closest(MAIN)) ?? first;
}

function candidates(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((heading) => {
    const text = foldSpace(headingText(heading));
    return text.length > 0 && text.length <= LONGEST_TITLE && !heading.closest(`[${DROP}], ${OUTSIDE}`);
  });
}

/** What a heading says, without the buttons and permalink signs that stand in it. */
export function headingText(heading: Element): string {
  let text = '';
  for (const node of heading.childNodes) {
    if (node.nodeType === 3) text += (node as Text).data;
    else if (node.nodeType === 1 && !(node as Element).matches(FURNITURE))
      text += headingText(node as Element);
  }
  return text;
}

/** Letters and digits only, lower case, so that typography and punctuation do not count. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
