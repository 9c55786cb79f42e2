// The sections of a page as a person sees and ticks them, and the page with those alone that are ticked.

import type { Block } from '../block.ts';
import { keepBlocks } from '../focus/focus.ts';
import { type Section, listSections } from '../focus/sections.ts';
import type { Extraction } from '../types.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';

export interface OutlineSection extends Section {
  /** Heading and body. */
  blocks: Block[];
  markdown: string;
  /** Ids of the sections under this one, all levels down. */
  below: string[];
}

export function listOutline(page: Pick<Extraction, 'blocks'>): OutlineSection[] {
  const sections = listSections(page.blocks).map((section): OutlineSection => {
    const blocks = section.heading ? [section.heading, ...section.body] : section.body;
    return Object.assign(section, {
      blocks,
      markdown: blocks.map(({ tree }) => writeMarkdown(tree)).join('\n\n'),
      below: [],
    });
  });
  for (const { id, above } of sections) for (const position of above) sections[position]?.below.push(id);
  return sections;
}

export function keepSections(page: Extraction, ids: readonly string[]): Extraction {
  const ticked = new Set(ids);
  const blocks = listOutline(page).flatMap((section) => (ticked.has(section.id) ? section.blocks : []));
  if (blocks.length === page.blocks.length) return page;
  // The writer puts the page's title above blocks that have none; one that was taken out stays out.
  const isUntitled = page.blocks.some((block) => isTitle(block) && !blocks.includes(block));
  return { ...keepBlocks(page, blocks), title: isUntitled ? '' : page.title };
}

const isTitle = (block: Block): boolean =>
  block.type === 'title' || (block.type === 'heading' && block.level === 1);
