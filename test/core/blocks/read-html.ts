// Blocks and Markdown of a piece of HTML, as the extension would make them after the earlier passes.

import { JSDOM } from 'jsdom';
import type { Draft } from '../../../src/core/block.ts';
import { placeBlocks } from '../../../src/core/blocks/to-blocks.ts';
import { readBlocks } from '../../../src/core/blocks/read-blocks.ts';
import { type WrittenBlock, writtenBlock } from '../../../src/core/output/written.ts';

const draftsOf = (html: string): Draft[] => readBlocks(new JSDOM(html).window.document.body);

export const readHtml = (html: string): WrittenBlock[] => placeBlocks(draftsOf(html)).map(writtenBlock);

export const markdownOf = (html: string): string =>
  readHtml(html)
    .map(({ markdown }) => markdown)
    .join('\n\n');
