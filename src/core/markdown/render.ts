// A whole document from plain data: the blocks that were kept, under a title, with front matter if asked for.

import type { Block, Extraction } from '../types.ts';
import { escapeText, findPairing } from './escape-text.ts';
import { frontMatter } from './front-matter.ts';

export interface RenderOptions {
  /** Put title, address, authors and date in a YAML block before the text. */
  frontMatter: boolean;
}

/** Markdown of an extraction; the popup and the worker call this on plain data, no DOM needed. */
export function renderMarkdown(extraction: Extraction, options: RenderOptions): string {
  const { blocks, title } = extraction;
  const parts = [
    options.frontMatter ? frontMatter(extraction) : '',
    hasTitle(blocks) || title.trim() === '' ? '' : titleLine(title),
    ...blocks.map((block) => block.markdown),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Visible text of the same blocks. */
export const renderText = ({ blocks }: Pick<Extraction, 'blocks'>): string =>
  `${blocks
    .map((block) => block.text)
    .filter((text) => text !== '')
    .join('\n\n')}\n`;

const hasTitle = (blocks: Block[]): boolean =>
  blocks.some((block) => block.type === 'title' || (block.type === 'heading' && block.level === 1));

function titleLine(title: string): string {
  const value = title.replace(/\s+/g, ' ').trim();
  const pairing = findPairing([{ kind: 'text', value }]);
  return `# ${escapeText(value, pairing, { before: ' ', after: ' ', inLink: false })}`;
}
