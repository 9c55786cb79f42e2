import type { DomPass } from '../../page.ts';
import { type Container, headingLevel, isKept, judge, type TextBlock, wordsOf } from '../text-block.ts';

/** How far above a heading its section may start: `section > header > h2` has two. */
const SECTION_REACH = 2;

/** A larger range around a heading is no section of its own. Blocks. */
const LONGEST_SECTION = 100;
/** With more than this share of the kept words in headings without text, these are the content: titles of cards and threads. */
const BARE_SHARE = 0.05;

/** A heading lives when something under it lives, up to the next heading of its level or above. */
export const judgeHeadings: DomPass = {
  name: 'headings',
  run(page) {
    const { textBlocks: blocks } = page;
    const isReference = page.pageType.type === 'documentation';
    const bare: TextBlock[] = [];
    /** Per level: whether a kept block follows before a heading of that level or above; read from the end. */
    const live = Array.from({ length: 7 }, () => false);
    for (const block of blocks.toReversed()) {
      const level = headingLevel(block);
      const next = blocks[block.index + 1];
      // Manuals name variants of a function in a row, and head its types with larger letters.
      const isNamed = isReference && next !== undefined && headingLevel(next) > 0 && isKept(next);
      const alive = live[level] || (isNamed && next !== bare.at(-1));
      if (level > 0) {
        if (!alive && isKept(block)) bare.push(block);
        if (alive && !isKept(block) && opensKeptSection(block, blocks))
          judge(block, true, 'headings: its section');
        live.fill(false, level);
      }
      if (isKept(block) && (level === 0 || alive)) live.fill(true, 0, level || live.length);
    }
    if (wordsOf(bare) <= BARE_SHARE * wordsOf(blocks.filter(isKept)))
      for (const heading of bare) judge(heading, false, 'headings: nothing under it');
  },
};

/** Most of the smallest section around the heading is kept. */
function opensKeptSection(heading: TextBlock, blocks: TextBlock[]): boolean {
  let section: Container | undefined = heading.container;
  for (let reach = 0; reach <= SECTION_REACH && section; reach += 1, section = section.parent) {
    if (section.end - section.start > LONGEST_SECTION) return false;
    const others = blocks.slice(section.start, section.end).filter((block) => block !== heading);
    if (others.length > 0) return others.filter(isKept).length * 2 > others.length;
  }
  return false;
}
