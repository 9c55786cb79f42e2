// Which blocks are the title, the byline and the date, so that the body can be had without them.

import { isBlockLevel } from '../dom/vocabulary.ts';
import { ROLE } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { countWords, foldSpace } from '../dom/words.ts';
import { nameInByline } from './clean-authors.ts';
import { isByline, readDateline } from './head-lines.ts';
import { LONGEST_LINE, elementsNearTitle } from './near-title.ts';
import { comparable, findTitleHeading } from './title-heading.ts';

/** Longest byline with everything that stands beside the names, in words. */
const LONGEST_BYLINE = 25;
/** What may stand in a byline beside the names: "By", a date, "5 min read". More is a standfirst. Words. */
const BESIDE_NAMES = 10;
const LONGEST_DATELINE = 12;
const HEADING = 'h1, h2, h3, h4, h5, h6';

export const markRoles: DomPass = {
  name: 'mark-roles',
  run(page) {
    const heading = findTitleHeading(page);
    if (!heading) return;
    heading.setAttribute(ROLE, 'title');
    const names = page.metadata.authors?.value.map(comparable) ?? [];
    // Asked once: its text may be the whole page, between a hundred line breaks.
    const long = new Set<Element>();
    for (const element of elementsNearTitle(heading)) {
      const block = blockOf(element);
      if (
        !block ||
        long.has(block) ||
        block.hasAttribute(ROLE) ||
        block.closest(`[${ROLE}]`) ||
        block.contains(heading)
      )
        continue;
      if ((block.textContent?.length ?? 0) > LONGEST_LINE) long.add(block);
      else if (isBylineBlock(element, block, names)) block.setAttribute(ROLE, 'byline');
      else if (isDateBlock(element, block, page.metadata.language?.value)) block.setAttribute(ROLE, 'date');
    }
  },
};

/** The block-level element that an inline one stands in; lists and headings are never a byline. */
function blockOf(element: Element): Element | null {
  let block: Element | null = element;
  while (block && !isBlockLevel(block)) block = block.parentElement;
  return block && block.localName !== 'body' && !block.closest(HEADING) ? block : null;
}

function isBylineBlock(element: Element, block: Element, names: string[]): boolean {
  const text = foldSpace(block.textContent ?? '');
  const words = countWords(text);
  if (words === 0 || words > LONGEST_BYLINE) return false;
  if (nameInByline(text)) return true;
  const bare = comparable(text);
  const named = names.filter((name) => name && ` ${bare} `.includes(` ${name} `));
  if (named.length === 0) return isByline(element) && element === block;
  return words - named.reduce((sum, name) => sum + countWords(name), 0) <= BESIDE_NAMES;
}

const isDateBlock = (element: Element, block: Element, language: string | undefined): boolean =>
  countWords(foldSpace(block.textContent ?? '')) <= LONGEST_DATELINE &&
  readDateline(element, language) !== undefined;
