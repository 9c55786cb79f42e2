// A page that the site itself gives as Markdown: its tokens become trees, as the elements of other pages do.

import { listImages, listLinks } from '../../core/blocks/references.ts';
import { textOf } from '../../core/blocks/text-of.ts';
import { placeBlocks } from '../../core/blocks/to-blocks.ts';
import { describePage } from '../../core/describe-page.ts';
import { NO_TRAITS } from '../../core/open-page.ts';
import { weighBlocks } from '../../core/output/weigh-blocks.ts';
import { estimateTokens } from '../../core/tokens/estimate.ts';
import type { Extraction } from '../../core/types.ts';
import { PithError } from '../../errors.ts';
import type { ReadText } from './extract-text.ts';
import { orNothing } from './or-nothing.ts';
import type { PageText } from './open-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** A YAML block of metadata before the text. */
const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---\r?\n/;

export const extractMarkdown = ({ text, url }: PageText): ReadText => ({
  extraction: orNothing(() => readMarkdown(text, url)),
  traits: NO_TRAITS,
  isFeed: false,
});

export function readMarkdown(markdown: string, url: string): Extraction {
  const front = FRONT_MATTER.exec(markdown)?.[0] ?? '';
  const drafts = parseMarkdown(markdown.slice(front.length), url);
  if (front !== '')
    drafts.unshift({ type: 'code', language: 'yaml', tree: { type: 'yaml', value: front.trim() } });
  if (drafts.length === 0) throw new PithError('nothing-to-extract', `No text was found on ${url}.`);
  const blocks = placeBlocks(drafts);
  const heading = blocks.find((block) => block.type === 'heading');
  const title = heading ? textOf(heading.tree) : (/^title:\s*["']?(.*?)["']?\s*$/m.exec(front)?.[1] ?? '');
  return weighBlocks(
    describePage({
      url,
      canonicalUrl: url,
      title,
      metadata: title ? { title: { value: title, source: 'markdown' } } : {},
      rawMetadata: {},
      pageType: { type: 'unknown', confidence: 0, signals: [] },
      traits: NO_TRAITS,
      blocks,
      structuredData: [],
      images: listImages(blocks),
      links: listLinks(blocks, url),
      removed: { hidden: [], overlays: [], boilerplate: [] },
      warnings: [],
      method: 'markdown',
      stats: {
        rawCharacters: markdown.length,
        rawTokens: estimateTokens(markdown),
        elements: 0,
        milliseconds: 0,
        passes: [],
      },
    }),
  );
}
