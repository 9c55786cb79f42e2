import type { Page } from '../page.ts';
import type { Block } from '../types.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { estimateTokens } from '../tokens/estimate.ts';

/** The surviving tree as typed blocks, in document order. */
export function toBlocks(page: Page): Block[] {
  const markdown = toMarkdown(page.document.body);
  const text = (page.document.body.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (!text) return [];
  return [{ id: 'b1', type: 'paragraph', path: [], markdown, text, tokens: estimateTokens(markdown) }];
}
