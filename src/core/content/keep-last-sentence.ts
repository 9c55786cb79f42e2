// The one sentence of an article that does not stand where its text stands: far below in boxes of its own, say.

import { DROP } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, judge } from './text-block.ts';

/** In words. */
const SHORTEST_SENTENCE = 4;
const SENTENCE_END = /[.!?…。！？][”"')\]]*$/;

/** Where all of a page's only article is kept but one sentence, that one is kept, too. */
export const keepLastSentence: DomPass = {
  name: 'last-sentence',
  run({ textBlocks }) {
    const articles = new Set<Element>();
    const left = textBlocks.filter((block) => {
      const article = block.element.closest('article');
      if (article) articles.add(article);
      return article && !isKept(block) && !block.element.closest(`[${DROP}]`);
    });
    const [only, more] = left;
    if (!only || more || only.linkDensity > 0 || articles.size > 1) return;
    const isSaid = textBlocks.some((block) => isKept(block) && block.text === only.text);
    if (!isSaid && only.words >= SHORTEST_SENTENCE && SENTENCE_END.test(only.text))
      judge(only, true, 'last sentence: all else of the article is kept');
  },
};
