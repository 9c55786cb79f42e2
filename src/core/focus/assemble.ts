// What is kept of which section, as blocks in document order, with marks where something is left out.

import type { Block } from '../block.ts';
import type { Section } from './sections.ts';

/** What a section gives beside its heading. A section under it may need the heading alone: then the list is empty. */
export type Kept = Map<number, { body: Block[]; whole: boolean }>;

/** Adds the headings above: a section without them is out of its place. */
export function withAncestors(kept: Kept, sections: Section[]): Kept {
  const all: Kept = new Map(kept);
  for (const position of kept.keys()) {
    for (const above of sections[position]?.above ?? []) {
      if (!all.has(above)) all.set(above, { body: [], whole: sections[above]?.body.length === 0 });
    }
  }
  return all;
}

export function assemble(sections: Section[], kept: Kept, marks: boolean): Block[] {
  const blocks: Block[] = [];
  let omitted = 0;
  const flush = () => {
    if (omitted > 0 && marks) blocks.push(omission(blocks.length, omitted));
    omitted = 0;
  };
  sections.forEach((section, position) => {
    const part = kept.get(position);
    if (!part) {
      omitted += 1;
      return;
    }
    flush();
    if (section.heading) blocks.push(section.heading);
    if (part.body.length === 0 && !part.whole) omitted += 1;
    else if (part.whole) blocks.push(...part.body);
    else blocks.push(...withGaps(section, part.body, marks));
  });
  flush();
  return blocks;
}

function withGaps(section: Section, body: Block[], marks: boolean): Block[] {
  if (!marks) return body;
  const byId = new Map(body.map((block) => [block.id, block]));
  const blocks: Block[] = [];
  let gap = false;
  const close = (at: string) => {
    if (gap) blocks.push(omission(`${section.id}-${at}`, 0));
    gap = false;
  };
  for (const original of section.body) {
    const block = byId.get(original.id);
    if (!block) {
      gap = true;
      continue;
    }
    close(original.id);
    blocks.push(block);
    if (block !== original) gap = true;
  }
  close('end');
  return blocks;
}

const omission = (place: number | string, sections: number): Block => ({
  id: `omitted-${place}`,
  type: 'omission',
  sections,
  path: [],
  tree: { type: 'omission', sections },
  tokens: sections === 0 ? 5 : 7,
});
