import type { Block } from '../../../src/core/block.ts';
import { textOf } from '../../../src/core/blocks/text-of.ts';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { formatNumber } from '../../words.ts';

/** Enough to recognise a block on two lines, in characters. */
const EXCERPT = 160;

/** The typed blocks that the Markdown is made of, with their tokens. */
export function BlocksView({ blocks }: { blocks: Block[] }) {
  return (
    <ol class="blocks">
      {blocks.map((block) => (
        <li key={block.id}>
          <span class="block-type">{nameOf(block)}</span>
          <span class="block-text" dir="auto">
            {excerpt(block)}
          </span>
          <span class="number">{formatNumber(block.tokens)}</span>
        </li>
      ))}
    </ol>
  );
}

function nameOf(block: Block): string {
  if (block.type === 'heading') return `h${block.level}`;
  if (block.type === 'code' && block.language) return block.language;
  if (block.tree.type === 'table') {
    const rows = block.tree.children;
    return `table ${rows.length - 1} × ${rows[0]?.children.length ?? 0}`;
  }
  return block.type;
}

function excerpt(block: Block): string {
  const text = (textOf(block.tree) || writeMarkdown(block.tree)).replace(/\s+/g, ' ').trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
}
