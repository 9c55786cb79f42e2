import { PithError } from '../../../errors.ts';
import type { FindArticle } from '../../page.ts';

/** Whoever runs the passes can load Readability, and has not yet: the page has to be read once more with it. */
export const ARTICLE_MISSING = new PithError('page-failed', '');

/** Stands in until it is loaded. */
export const missingArticle: FindArticle = () => {
  throw ARTICLE_MISSING;
};
