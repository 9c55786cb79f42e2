// Blocks and Markdown of a piece of HTML, as the extension would make them after the earlier passes.

import { JSDOM } from 'jsdom';
import type { Draft } from '../../../src/core/blocks/draft.ts';
import { draftsMarkdown } from '../../../src/core/blocks/draft.ts';
import { readBlocks } from '../../../src/core/blocks/read-blocks.ts';

export const readHtml = (html: string): Draft[] => readBlocks(new JSDOM(html).window.document.body).drafts;

export const markdownOf = (html: string): string => draftsMarkdown(readHtml(html));
