// Which lists keep only what is in sight: scrolled by one step, they have lost rows that they had before.

import { elementsIn, textIn } from './deep.ts';

/** Fewer children are no list. */
const LEAST_ROWS = 3;
/** More candidates on one page are not looked at. */
const MOST_LISTS = 500;

export interface Look {
  list: Element;
  texts: string[];
}

/** The texts of everything that may be a list. */
export function lookAtLists(area: Element): Look[] {
  return [area, ...elementsIn(area)]
    .filter(({ childElementCount }) => childElementCount >= LEAST_ROWS)
    .slice(0, MOST_LISTS)
    .map((list) => ({ list, texts: textsOf(list) }));
}

/** The outermost of those that have lost a row since the look. */
export function listsThatDrop(looks: Look[]): Element[] {
  const dropping = looks.filter(hasLost).map(({ list }) => list);
  return dropping.filter((list) => !dropping.some((other) => other !== list && other.contains(list)));
}

function hasLost({ list, texts }: Look): boolean {
  if (!list.isConnected) return false;
  const now = new Set(textsOf(list));
  return texts.some((text) => text !== '' && !now.has(text));
}

const textsOf = (list: Element): string[] => Array.from(list.children, (row) => textIn(row).trim());
