// The last sentences of an article that do not stand where its text stands: far below in boxes of their own, say.

import { DROP } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { type TextBlock, isKept, isSurelyOut, judge } from '../text-block.ts';

/** Where more is left out of an article, there is a reason. Blocks. */
const MOST = 2;
/** In words. */
const SHORTEST_SENTENCE = 4;
const SENTENCE_END = /[.!?…。！？][”"')\]]*$/;

/** Where all of a page's only article is kept but one sentence, or two that the model doubts, they are kept, too. */
export const keepLastSentence: DomPass = {
  name: 'last-sentence',
  run({ textBlocks }) {
    const articles = new Set<Element>();
    const left = textBlocks.filter((block) => {
      const article = block.element.closest('article');
      if (article) articles.add(article);
      return article && !isKept(block) && !block.element.closest(`[${DROP}]`);
    });
    if (left.length > MOST || articles.size > 1 || !left.every(isSentence)) return;
    if (left.length > 1 && left.some(isSurelyOut)) return;
    const said = new Set(textBlocks.filter(isKept).map(({ text }) => text));
    for (const block of left) {
      if (said.has(block.text)) continue;
      judge(block, true, 'last sentence: all else of the article is kept');
      said.add(block.text);
    }
  },
};

const isSentence = ({ linkDensity, words, text }: TextBlock): boolean =>
  linkDensity === 0 && words >= SHORTEST_SENTENCE && SENTENCE_END.test(text);
