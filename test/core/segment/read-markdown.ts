// Blocks and Markdown of a piece of HTML, as the extension would make them.

import { JSDOM } from 'jsdom';
import { readBlocks } from '../../../src/core/segment/read-blocks.ts';

export function readHtml(html: string, baseUrl = 'https://harbour.example/guide/') {
  const { document } = new JSDOM(html).window;
  return readBlocks(document.body, { baseUrl });
}

export const markdownOf = (html: string): string =>
  readHtml(html)
    .drafts.map((draft) => draft.markdown)
    .join('\n\n');
