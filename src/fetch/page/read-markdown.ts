// A page that the site itself gives as Markdown: its tokens become trees, as the elements of other pages do.

import { outline } from '../../core/blocks/outline.ts';
import { textsOf } from '../../core/blocks/block-texts.ts';
import { textOf } from '../../core/blocks/text-of.ts';
import { placeBlocks } from '../../core/blocks/to-blocks.ts';
import { weigh } from '../../core/output/markdown/weigh.ts';
import { estimateTokens } from '../../core/tokens/estimate.ts';
import { type Extraction, SCHEMA_VERSION } from '../../core/types.ts';
import { PithError } from '../../errors.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** A YAML block of metadata before the text. */
const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---\r?\n/;

export function readMarkdown(markdown: string, url: string): Extraction {
  const front = FRONT_MATTER.exec(markdown)?.[0] ?? '';
  const drafts = parseMarkdown(markdown.slice(front.length));
  if (front !== '')
    drafts.unshift({ type: 'code', language: 'yaml', tree: { type: 'yaml', value: front.trim() } });
  if (drafts.length === 0) throw new PithError('nothing-to-extract', `No text was found on ${url}.`);
  const blocks = placeBlocks(drafts, weigh);
  const heading = blocks.find((block) => block.type === 'heading');
  const title = heading ? textOf(heading.tree) : (/^title:\s*["']?(.*?)["']?\s*$/m.exec(front)?.[1] ?? '');
  return {
    schema: SCHEMA_VERSION,
    url,
    canonicalUrl: url,
    title,
    ...textsOf(blocks),
    metadata: title ? { title: { value: title, source: 'markdown' } } : {},
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    blocks,
    outline: outline(blocks),
    structuredData: [],
    images: [],
    links: [],
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'markdown',
    stats: {
      rawCharacters: markdown.length,
      rawTokens: estimateTokens(markdown),
      tokens: blocks.reduce((sum, block) => sum + block.tokens, 0),
      elements: 0,
      milliseconds: 0,
      passes: [],
    },
  };
}
