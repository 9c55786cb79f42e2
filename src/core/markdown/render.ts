import type { Block, Extraction } from '../types.ts';

export interface RenderOptions {
  /** Put title, address, authors and date in a YAML block before the text. */
  frontMatter: boolean;
}

/** Markdown of an extraction; the popup and the worker call this on plain data, no DOM needed. */
export function renderMarkdown(extraction: Extraction, options: RenderOptions): string {
  void options;
  return joinBlocks(extraction.blocks);
}

const joinBlocks = (blocks: Block[]): string => `${blocks.map((block) => block.markdown).join('\n\n')}\n`;
