// The section filter of dompruner, as its source describes it, over our own blocks: a rival measured on equal text.

import { textOf } from '../../src/core/blocks/text-of.ts';
import type { Block } from '../../src/core/block.ts';

const BUDGET = 1200;
const MIN_SECTIONS = 2;
const K1 = 1.5;
const B = 0.75;

interface Section {
  heading: string;
  level: number;
  blocks: Block[];
  size: number;
  above: number[];
}

export function rivalFilter(blocks: Block[], query: string): Block[] {
  const terms = wordsOf(query);
  const sections = listSections(blocks);
  const total = sections.reduce((sum, section) => sum + section.size, 0);
  if (terms.length === 0 || sections.length <= MIN_SECTIONS || total <= BUDGET) return blocks;
  const scores = scoreAll(sections, terms);
  if (Math.max(...scores) === 0) return blocks;
  const ranked = sections.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const first = ranked
    .filter((index) => sections[index]?.heading && (scores[index] ?? 0) > 0)
    .slice(0, MIN_SECTIONS);
  const order = [...first, ...ranked.filter((index) => !first.includes(index))];
  const chosen = new Set<number>();
  let used = 0;
  for (const index of order) {
    const size = sections[index]?.size ?? 0;
    if (chosen.size >= MIN_SECTIONS && used + size > BUDGET) break;
    chosen.add(index);
    used += size;
  }
  for (const index of Array.from(chosen)) {
    for (const above of sections[index]?.above ?? []) chosen.add(above);
  }
  return sections.flatMap((section, index) => (chosen.has(index) ? section.blocks : []));
}

function listSections(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const level =
      block.type === 'title' ? 1 : block.type === 'heading' && block.level <= 5 ? block.level : undefined;
    if (level !== undefined || sections.length === 0) {
      const above: number[] = [];
      let limit = level ?? 0;
      for (let index = sections.length - 1; index >= 0; index -= 1) {
        const before = sections[index] as Section;
        if (before.level < limit) {
          above.push(index);
          limit = before.level;
        }
      }
      sections.push({
        heading: level === undefined ? '' : textOf(block.tree),
        level: level ?? 0,
        blocks: [],
        size: 0,
        above,
      });
    }
    const section = sections.at(-1) as Section;
    section.blocks.push(block);
    section.size += estimate(textOf(block.tree));
  }
  return sections;
}

const estimate = (text: string): number => {
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  return Math.ceil(hangul / 2 + (text.length - hangul) / 4);
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word.length >= 2);

function scoreAll(sections: Section[], terms: string[]): number[] {
  const bodies = sections.map(({ blocks }) => wordsOf(blocks.map((block) => textOf(block.tree)).join(' ')));
  const headings = sections.map(({ heading }) => wordsOf(heading));
  const bodyMean = mean(bodies);
  const headingMean = Math.max(1, mean(headings));
  const levels = sections.map(({ level }) => level);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  return sections.map(({ level }, index) => {
    const weight = 1 - (0.4 * (level - least)) / Math.max(1, most - least);
    return (
      weight * score(bodies[index] ?? [], { terms, mean: bodyMean }) +
      2.5 * score(headings[index] ?? [], { terms, mean: headingMean })
    );
  });
}

const mean = (texts: string[][]): number => texts.reduce((sum, text) => sum + text.length, 0) / texts.length;

function score(text: string[], { terms, mean: average }: { terms: string[]; mean: number }): number {
  let sum = 0;
  for (const term of terms) {
    const f = text.filter((word) => word === term).length;
    // Its first factor falls with repetition, where BM25 has the rarity among sections.
    if (f > 0)
      sum += (Math.log(1 + 1 / (0.5 + f)) * f * (K1 + 1)) / (f + K1 * (1 - B + (B * text.length) / average));
  }
  return sum;
}
