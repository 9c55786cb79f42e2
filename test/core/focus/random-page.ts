// Pages made of chance: every kind of block, in any order, from a seed that a failure names.

import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import type { Block } from '../../../src/core/block.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { anExtraction } from '../../features/builders.ts';

const WORDS =
  'harbour tide anchor rope wind chart lantern 조수 항구 潮汐 港口 Segel Flut create_task fooBar C++ .env naïve 🦊'.split(
    ' ',
  );

/** Mulberry32. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomPage(next: () => number): Extraction {
  const below = (most: number) => Math.floor(next() * most);
  const words = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => WORDS[below(WORDS.length)]).join(' ');
  const sentences = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => `${words(15)}.`).join(' ');
  const makers: (() => Pick<Block, 'type' | 'markdown' | 'text'>)[] = [
    () => heading(1 + below(4), words(4)),
    () => heading(2, words(3)),
    () => prose(sentences(8)),
    () => prose(sentences(3)),
    () => ({ ...prose(`**${words(3)}**`), text: words(3) }),
    () => list(Array.from({ length: 1 + below(12) }, () => words(12))),
    () => table(Array.from({ length: 1 + below(20) }, () => [words(3), words(6)])),
    () => code(Array.from({ length: 1 + below(30) }, () => words(6))),
  ];
  const blocks = Array.from({ length: 1 + below(40) }, (_, index) => {
    const made = (makers[below(makers.length)] as () => Block)();
    return { ...made, id: `b${index + 1}`, path: [], tokens: estimateTokens(made.markdown) } as Block;
  });
  return { ...anExtraction({}, blocks), title: below(2) ? 'Tides' : '' };
}

const prose = (text: string) => ({ type: 'paragraph' as const, markdown: text, text });
const heading = (level: number, text: string) => ({
  type: 'heading' as const,
  level,
  markdown: `${'#'.repeat(level)} ${text}`,
  text,
});
const list = (items: string[]) => ({
  type: 'list' as const,
  ordered: false,
  items,
  markdown: items.map((item) => `- ${item}`).join('\n'),
  text: items.join('\n'),
});
const table = (rows: string[][]) => ({
  type: 'table' as const,
  header: ['a', 'b'],
  rows,
  markdown: ['| a | b |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
  text: ['a b', ...rows.map((row) => row.join(' '))].join('\n'),
});
const code = (lines: string[]) => ({
  type: 'code' as const,
  language: '',
  markdown: ['```', ...lines, '```'].join('\n'),
  text: lines.join('\n'),
});
