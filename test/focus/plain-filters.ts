// What a developer would write in an afternoon: whole sections in the order of their scores until the budget is full.

import MiniSearch from 'minisearch';
import { textOf } from '../../src/core/blocks/text-of.ts';
import type { Block } from '../../src/core/block.ts';

/** Usual constants (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const K1 = 1.2;
const B = 0.75;

interface Section {
  id: number;
  heading: string;
  text: string;
  blocks: Block[];
  tokens: number;
}

export function plainBm25(blocks: Block[], query: string, budget: number): Block[] {
  const sections = sectionsOf(blocks);
  const words = sections.map(({ heading, text }) => wordsOf(`${heading} ${text}`));
  const average = words.reduce((sum, { length }) => sum + length, 0) / words.length;
  const scores = new Map<number, number>();
  for (const term of new Set(wordsOf(query))) {
    const counts = words.map((own) => own.filter((word) => word === term).length);
    const having = counts.filter((count) => count > 0).length;
    const rarity = Math.log(1 + (words.length - having + 0.5) / (having + 0.5));
    for (const [id, count] of counts.entries()) {
      const length = 1 - B + (B * (words[id]?.length ?? 0)) / average;
      scores.set(id, (scores.get(id) ?? 0) + (rarity * count * (K1 + 1)) / (count + K1 * length));
    }
  }
  const ranked = [...scores].filter(([, score]) => score > 0).toSorted((a, b) => b[1] - a[1]);
  return fill(sections, { order: ranked.map(([id]) => id), budget });
}

export function miniSearch(blocks: Block[], query: string, budget: number): Block[] {
  const sections = sectionsOf(blocks);
  const index = new MiniSearch<Section>({ fields: ['heading', 'text'] });
  index.addAll(sections);
  const found = index.search(query, { boost: { heading: 2 }, prefix: true, fuzzy: 0.2 });
  return fill(sections, { order: found.map(({ id }) => id as number), budget });
}

/** What does not fit is passed over; the rest comes in the order of the page. */
function fill(sections: Section[], { order, budget }: { order: number[]; budget: number }): Block[] {
  const chosen = new Set<number>();
  let left = budget;
  for (const id of order) {
    const { tokens = Infinity } = sections[id] ?? {};
    if (tokens > left) continue;
    left -= tokens;
    chosen.add(id);
  }
  return sections.flatMap(({ id, blocks }) => (chosen.has(id) ? blocks : []));
}

function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const isHeading = block.type === 'title' || block.type === 'heading';
    if (isHeading || sections.length === 0)
      sections.push({
        id: sections.length,
        heading: isHeading ? textOf(block.tree) : '',
        text: '',
        blocks: [],
        tokens: 0,
      });
    const section = sections.at(-1) as Section;
    if (!isHeading) section.text += `${textOf(block.tree)}\n`;
    section.blocks.push(block);
    section.tokens += block.tokens;
  }
  return sections;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
