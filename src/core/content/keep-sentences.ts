// A last sentence of an article that does not stand where its text stands: far below in boxes of its own, say.

import { DROP } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, judge } from './text-block.ts';

/** From this share of its words on, an article is kept nearly whole. */
const NEARLY_WHOLE = 0.9;
/** In words. */
const SHORTEST_SENTENCE = 4;
const SENTENCE_END = /[.!?…。！？][”"')\]]*$/;

/** In the only article of a page, when nearly all of it is kept, what reads like a sentence is kept, too. */
export const keepSentences: DomPass = {
  name: 'sentences',
  run({ document, textBlocks }) {
    const [article, another] = document.body.querySelectorAll('article');
    if (!article || another) return;
    const inside = textBlocks.filter(({ element }) => article.contains(element));
    const words = inside.reduce((sum, block) => sum + block.words, 0);
    const kept = inside.reduce((sum, block) => sum + (isKept(block) ? block.words : 0), 0);
    if (kept < words * NEARLY_WHOLE) return;
    for (const block of inside) {
      const { text, linkDensity, element } = block;
      if (isKept(block) || linkDensity > 0 || block.words < SHORTEST_SENTENCE || !SENTENCE_END.test(text))
        continue;
      if (!element.closest(`[${DROP}]`)) judge(block, true, 'sentences: of an article that is kept');
    }
  },
};
