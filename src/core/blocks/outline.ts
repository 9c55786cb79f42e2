import type { Block } from '../block.ts';
import type { OutlineEntry } from '../types.ts';
import { textOf } from './text-of.ts';

/** Headings with the tokens of everything under each, up to the next heading of its level or above. */
export function outline(blocks: Block[]): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let open: OutlineEntry[] = [];
  for (const block of blocks) {
    const level = block.type === 'title' ? 1 : block.type === 'heading' ? block.level : undefined;
    if (level !== undefined) {
      const entry = { id: block.id, level, text: textOf(block.tree), tokens: 0 };
      open = [...open.filter((above) => above.level < level), entry];
      entries.push(entry);
    }
    for (const entry of open) entry.tokens += block.tokens;
  }
  return entries;
}
