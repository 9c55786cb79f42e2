// A whole document from plain data: the blocks that were kept, under a title, with front matter if asked for.

import type { Block } from '../../block.ts';
import { textOf } from '../../blocks/text-of.ts';
import { foldSpace } from '../../dom/words.ts';
import type { Flow } from '../../tree.ts';
import type { Extraction } from '../../types.ts';
import { weigh, writeMarkdown } from './write-markdown.ts';
import { destination } from './inline-forms.ts';
import { fenceUntrusted } from './fence-untrusted.ts';
import { frontMatter } from './front-matter.ts';
import { loadedWriter } from './turndown/load-writer.ts';
import type { TurndownStyle } from './turndown/turndown-style.ts';
import { DEFAULT_STYLE, type MarkdownStyle, type References, styleBlocks } from './style-tree.ts';

export interface RenderOptions extends Partial<MarkdownStyle> {
  /** Put title, address, authors and date in a YAML block before the text. */
  frontMatter: boolean;
  /** Put the page's title above blocks that have none; true when left out. A selection is given as it is. */
  title?: boolean;
  /** `pith` when left out. Turndown writes Markdown only; other formats keep Pith's. */
  writer?: 'pith' | 'turndown';
  /** For Turndown. */
  turndown?: TurndownStyle;
  /** Set the text apart as data between marks that it cannot hold. */
  untrusted?: boolean;
}

/** Markdown of an extraction, from plain data. Turndown needs a DOM, and to be loaded before (`loadWriter`). */
export function renderMarkdown(extraction: Extraction, options: RenderOptions): string {
  const references: References = new Map();
  const { links = DEFAULT_STYLE.links, images = DEFAULT_STYLE.images } = options;
  const titled = options.title === false ? extraction.blocks : withTitle(extraction);
  const blocks = styleBlocks(titled, { links, images }, references);
  const trees = blocks.map(({ tree }) => tree);
  const foreign = options.writer === 'turndown' ? loadedWriter() : undefined;
  const parts = [
    options.frontMatter ? frontMatter(extraction) : '',
    ...(foreign ? [foreign(trees, options.turndown ?? {})] : trees.map(writeMarkdown)),
    [...references].map(([url, number]) => `[${number}]: ${destination(url)}`).join('\n'),
  ];
  const markdown = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  return options.untrusted ? fenceUntrusted(markdown) : markdown;
}

/** The blocks, under the page's title where none of them is one. */
export function withTitle({ blocks, title }: Pick<Extraction, 'blocks' | 'title'>): Block[] {
  const value = foldSpace(title);
  if (hasTitle(blocks) || value === '') return blocks;
  const tree: Flow = { type: 'heading', depth: 1, children: [{ type: 'text', value }] };
  return [{ id: 'title', type: 'title', path: [], tree, tokens: weigh(tree) }, ...blocks];
}

/** Visible text of the same blocks. */
export function renderText(
  { blocks }: Pick<Extraction, 'blocks'>,
  { untrusted = false }: Pick<RenderOptions, 'untrusted'> = {},
): string {
  const texts = blocks.map(({ tree }) => textOf(tree)).filter((text) => text !== '');
  const text = `${texts.join('\n\n')}\n`;
  return untrusted ? fenceUntrusted(text) : text;
}

const hasTitle = (blocks: Block[]): boolean =>
  blocks.some((block) => block.type === 'title' || (block.type === 'heading' && block.level === 1));
