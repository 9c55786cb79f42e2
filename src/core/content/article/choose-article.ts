import type { DomPass, Page } from '../../page.ts';
import { isKept, judge } from '../text-block.ts';

/** Where no block is likelier than this, the model only guesses. */
const UNSURE = 0.3;

/** Where it is asked for, or the model finds nothing that it would call content, Readability decides. */
export const chooseArticle: DomPass = {
  name: 'article',
  run(page) {
    const { document, textBlocks, options, findArticle } = page;
    if (findArticle === undefined || textBlocks.length === 0) return;
    if (options.method !== 'readability' && !isUnsure(page)) return;
    const article = findArticle(document, textBlocks);
    if (article.size === 0) return;
    page.method = 'readability';
    for (const block of textBlocks) judge(block, article.has(block.index), page.method);
  },
};

/** A short page has no probabilities: there is nothing to choose. */
const isUnsure = ({ textBlocks }: Page): boolean =>
  !textBlocks.some(isKept) || textBlocks.every(({ probability = 1 }) => probability < UNSURE);
