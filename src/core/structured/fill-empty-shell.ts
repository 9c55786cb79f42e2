// A page whose scripts did not run shows nothing, but often carries its text as data: then that text becomes content.

import type { DomPass } from '../page.ts';
import { notePending } from '../pending/pending.ts';
import { readVisibleText } from '../dom/standing-texts.ts';
import { findLongestProse } from './longest-prose.ts';

/** With more visible words a page is no shell. */
const SHELL_WORDS = 60;
/** What the data must hold to be an article. */
const PROSE_WORDS = 60;
/** A page that shows less than this share of its article has cut it off. */
const SHOWN_SHARE = 0.4;
/** Beyond this many visible words nothing is compared: the page shows enough. */
const ENOUGH_WORDS = 800;
const HTML = /<(?:p|h[1-6]|ul|ol|div|br|blockquote|article|section)\b[^>]*>/i;

export const fillEmptyShell: DomPass = {
  name: 'fill-empty-shell',
  run(page) {
    if (page.structuredData.length === 0) return;
    const { body } = page.document;
    const visible = readVisibleText(body).words;
    if (visible > ENOUGH_WORDS) return;
    const prose = findLongestProse(page.structuredData.map(({ data }) => data));
    if (!prose || prose.words < PROSE_WORDS || visible > prose.words * SHOWN_SHARE) return;
    if (visible > SHELL_WORDS) {
      const message = `The page shows about ${visible} words, but its data holds a text of ${prose.words}.`;
      page.warnings.push({ code: 'truncated', message });
      return;
    }
    body.append(toArticle(page.document, prose.text));
    notePending(page, 'data only');
  },
};

/** Our own document is inert: nothing in the markup runs or loads. Later passes treat it like any other part. */
function toArticle(document: Document, text: string): Element {
  const article = document.createElement('article');
  if (HTML.test(text)) {
    article.innerHTML = text;
    return article;
  }
  for (const paragraph of text.split(/\n\s*\n/)) {
    const [, marks, heading] = /^(#{1,6})\s+(.+)$/.exec(paragraph.trim()) ?? [];
    const element = document.createElement(marks ? `h${marks.length}` : 'p');
    element.textContent = heading ?? paragraph.trim();
    article.append(element);
  }
  return article;
}
