// A thread is kept as a whole: short answers do not read like content, but without them the others answer nobody.

import { DROP, POST } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { type TextBlock, isKept, judge, wordsOf } from '../text-block.ts';

/** In words: as short as a control that comes again in every post. */
const LABEL = 5;
/** Blocks that are nothing but links, and those that stand in so many posts, are controls. */
const LINKED = 0.9;
const OFTEN = 3;

export const keepPosts: DomPass = {
  name: 'posts',
  run({ textBlocks }) {
    const said = textBlocks.filter(({ element }) => element.closest(`[${POST}]`));
    const times = new Map<string, number>();
    for (const { text } of said) times.set(text, (times.get(text) ?? 0) + 1);
    const isControl = ({ text, words, linkDensity, element }: TextBlock): boolean =>
      element.closest(`[${DROP}]`) !== null ||
      (words <= LABEL && (linkDensity >= LINKED || (times.get(text) ?? 0) >= OFTEN));
    const own = said.filter((block) => !isControl(block));
    if (wordsOf(own.filter(isKept)) * 2 < wordsOf(own)) return;
    for (const block of own) judge(block, true, 'posts: the thread is kept');
  },
};
