// The elements where a page names author and date: shortly after the title, or in the lines right above it. Comments,
// related stories and the margin name other people and other days.

import { DROP } from '../marks.ts';
import { splitName } from '../prune/read-name.ts';

/** How far the lines of an article's head reach, in elements. */
const AFTER = 120;
const BEFORE = 30;
const ELSEWHERE = 'nav, aside, footer, dialog, [role="dialog"], [role="navigation"], pre, code, table';
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
  const all = [...(heading.closest('body')?.getElementsByTagName('*') ?? [])];
  const at = all.indexOf(heading);
  const inside = heading.getElementsByTagName('*').length;
  const near = [
    ...all.slice(at + 1 + inside, at + 1 + inside + AFTER),
    ...all.slice(Math.max(0, at - BEFORE), at).toReversed(),
  ];
  const own = heading.closest('article, [role="article"]');
  return near.filter((element) => !element.contains(heading) && !isElsewhere(element, own));
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
