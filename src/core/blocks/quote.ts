import { nodesIn } from '../dom/child-nodes.ts';
import { quoteLines } from '../output/markdown/line-prefix.ts';
import { draftsMarkdown, draftsText } from './draft.ts';
import type { BlockReader } from './reader.ts';

export const readQuote: BlockReader = (element, reader) => {
  const drafts = reader.blocks(nodesIn(element));
  if (drafts.length === 0) return [];
  return [{ type: 'quote', markdown: quoteLines(draftsMarkdown(drafts)), text: draftsText(drafts) }];
};
