// The elements where a page names author and date: shortly after the title, or in the lines right above it. Comments,
// related stories and the margin name other people and other days.

import { DROP } from '../marks.ts';
import { splitName } from '../prune/read-name.ts';
import { countWords, foldSpace } from '../words.ts';

/** How far the lines of an article's head reach, in elements. */
const AFTER = 120;
const BEFORE = 30;
/** With the white space that lays out the source. Characters. */
const LONGEST_LINE = 2_000;
/** A line of the head is shorter; one such paragraph may be the standfirst. Words. */
const PARAGRAPH_WORDS = 25;
const ELSEWHERE =
  'nav, aside, footer, dialog, [role="dialog"], [role="navigation"], pre, code, table, figure, blockquote';
const OTHERS = new Set([
  'comment',
  'comments',
  'related',
  'recommended',
  'popular',
  'trending',
  'sidebar',
  'teaser',
  'disqus',
]);

export function elementsNearTitle(heading: Element): Element[] {
  const all = [...(heading.closest('body')?.querySelectorAll('*') ?? [])];
  const at = all.indexOf(heading);
  const inside = heading.querySelectorAll('*').length;
  const near = [...headAfter(all, at + 1 + inside), ...all.slice(Math.max(0, at - BEFORE), at).toReversed()];
  const own = heading.closest('article, [role="article"]');
  return near.filter(
    (element) =>
      (element.textContent?.length ?? 0) <= LONGEST_LINE &&
      !element.contains(heading) &&
      !isElsewhere(element, own),
  );
}

/** What follows the title up to where the text has begun: the next heading, or the second paragraph. */
function headAfter(all: Element[], from: number): Element[] {
  let paragraphs = 0;
  const end = all.findIndex((element, index) => {
    if (index < from) return false;
    if (/^h[2-6]$/.test(element.localName)) return true;
    if (element.localName === 'p' && countWords(foldSpace(element.textContent ?? '')) >= PARAGRAPH_WORDS)
      paragraphs += 1;
    return paragraphs > 1 || index >= from + AFTER;
  });
  return all.slice(from, end === -1 ? from + AFTER : end);
}

/** Inside another article than the title's, or in a part that is about something else. */
export function isElsewhere(element: Element, own: Element | null): boolean {
  if (element.closest(`[${DROP}], ${ELSEWHERE}`)) return true;
  const article = element.closest('article, [role="article"]');
  if (article && article !== own && !(own && article.contains(own))) return true;
  for (
    let above: Element | null = element;
    above && above.localName !== 'body' && above !== own;
    above = above.parentElement
  ) {
    const names = `${above.getAttribute('id') ?? ''} ${above.getAttribute('class') ?? ''}`;
    if (names.trim() && splitName(names).some((token) => OTHERS.has(token))) return true;
  }
  return false;
}
