// What Obsidian Web Clipper does: the full bundle of Defuddle, with Markdown.

import Defuddle from 'defuddle/full';
import type { PeerResult } from './result.ts';

export function run(url: string): PeerResult {
  const start = performance.now();
  const article = new Defuddle(document, { separateMarkdown: true, url }).parse();
  const milliseconds = performance.now() - start;
  const inert = new DOMParser().parseFromString(article.content, 'text/html');
  return { text: inert.body.textContent ?? '', markdown: article.contentMarkdown ?? '', milliseconds };
}
