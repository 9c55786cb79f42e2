// A fetched page in Firefox's background, where few of the libraries are needed for most pages.

import { ARTICLE_MISSING, missingArticle } from '../../core/content/article/missing-article.ts';
import type { ExtractOptions } from '../../core/extract-options.ts';
import { type ReadText, extractText } from '../../fetch/page/extract-text.ts';
import type { PageText } from '../../fetch/page/open-text.ts';

export async function extractTextHere(page: PageText, options: ExtractOptions): Promise<ReadText> {
  if (page.kind === 'markdown') {
    return (await import('../../fetch/page/read-markdown.ts')).extractMarkdown(page);
  }
  try {
    return extractText(page, options, missingArticle);
  } catch (error) {
    if (error !== ARTICLE_MISSING) throw error;
    const { findArticle } = await import('../../core/content/article/find-article.ts');
    return extractText(page, options, findArticle);
  }
}
