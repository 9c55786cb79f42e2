// Notes and warnings as GitHub alerts. A title of the page's own follows the kind, as Obsidian reads it.

import { nodesIn } from '../child-nodes.ts';
import { CALLOUT } from '../marks.ts';
import { quoteLines } from '../markdown/line-prefix.ts';
import { draftsMarkdown, draftsText } from './draft.ts';
import type { BlockReader } from './reader.ts';

const KIND = /[^a-z]/g;

export const readCallout: BlockReader = (element, reader) => {
  const kind = (element.getAttribute(CALLOUT) ?? '').toLowerCase().replace(KIND, '') || 'note';
  const drafts = reader.blocks(nodesIn(element));
  if (drafts.length === 0) return [];
  const body = draftsMarkdown(drafts);
  return [
    {
      type: 'callout',
      kind,
      title: '',
      markdown: quoteLines(`[!${kind.toUpperCase()}]\n${body}`),
      text: draftsText(drafts),
    },
  ];
};
