// What MarkDownload and its kind do: Readability on a clone of the page, its HTML through Turndown with GitHub's tables.

import { Readability } from '@mozilla/readability';
import TurndownService from 'turndown';
import { gfm } from 'turndown-plugin-gfm';
import type { PeerResult } from './result.ts';

export function run(): PeerResult {
  const start = performance.now();
  const article = new Readability(document.cloneNode(true) as Document).parse();
  const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
  turndown.use(gfm);
  const markdown = article?.content ? turndown.turndown(article.content) : '';
  const milliseconds = performance.now() - start;
  return { text: article?.textContent ?? '', markdown, milliseconds };
}
