// Sections of a page, so that a person can take some out of the copy. A section is what stands between two headings.

import { listSections as listPlainSections } from '../core/focus/sections.ts';
import { writeMarkdown } from '../core/output/markdown/write-markdown.ts';
import { textsOf } from '../core/blocks/block-texts.ts';
import type { Block } from '../core/block.ts';
import type { Extraction } from '../core/types.ts';

export interface ListedSection {
  /** Id of its heading block; `start` for what stands before the first heading. */
  id: string;
  /** The heading's text; empty for the start. */
  text: string;
  /** How many headings it stands under. */
  depth: number;
  blocks: Block[];
  /** The blocks' Markdown as it is copied. */
  markdown: string;
  /** Estimated tokens. */
  tokens: number;
  /** Ids of the sections under this one, all levels down. */
  below: string[];
}

export function listSections({ blocks }: Pick<Extraction, 'blocks'>): ListedSection[] {
  const found = listPlainSections(blocks);
  const sections = found.map(({ id, text, heading, body, above, tokens }): ListedSection => {
    const all = heading ? [heading, ...body] : body;
    const markdown = all.map(({ tree }) => writeMarkdown(tree)).join('\n\n');
    return { id, text, depth: above.length, blocks: all, markdown, tokens, below: [] };
  });
  found.forEach(({ id, above }) => {
    for (const position of above) sections[position]?.below.push(id);
  });
  return sections;
}

/** The extraction without the sections that were taken out. */
export function leaveOut(extraction: Extraction, left: ReadonlySet<string>): Extraction {
  if (left.size === 0) return extraction;
  const sections = listSections(extraction).filter((section) => !left.has(section.id));
  const blocks = sections.flatMap((section) => section.blocks);
  const kept = new Set(blocks.map((block) => block.id));
  return {
    ...extraction,
    // The writer puts the page's title above blocks that have none; one that was taken out stays out.
    title: extraction.blocks.some((block) => levelOf(block) === 1 && !kept.has(block.id))
      ? ''
      : extraction.title,
    blocks,
    outline: extraction.outline.filter((entry) => kept.has(entry.id)),
    ...textsOf(blocks),
  };
}

/** Turns a section and everything under it on or off: off when all of it was on. */
export function toggleSection(section: ListedSection, left: ReadonlySet<string>): Set<string> {
  const family = [section.id, ...section.below];
  const changed = new Set(left);
  const turnOff = family.every((id) => !left.has(id));
  for (const id of family) {
    if (turnOff) changed.add(id);
    else changed.delete(id);
  }
  return changed;
}

function levelOf(block: Block): number | undefined {
  if (block.type === 'title') return 1;
  return block.type === 'heading' ? block.level : undefined;
}
