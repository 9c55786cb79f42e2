// Pages made of chance: every kind of block, in any order, from a seed that a failure names.

import type { Extraction } from '../../../src/core/types.ts';
import { anExtraction } from '../../features/builders.ts';
import { blocksOf } from '../blocks-of.ts';

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
  const makers: (() => string)[] = [
    () => `${'#'.repeat(1 + below(4))} ${words(4)}`,
    () => `## ${words(3)}`,
    () => sentences(8),
    () => sentences(3),
    () => `**${words(3)}**`,
    () => Array.from({ length: 1 + below(12) }, () => `- ${words(12)}`).join('\n'),
    () =>
      [
        '| a | b |',
        '| --- | --- |',
        ...Array.from({ length: 1 + below(20) }, () => `| ${words(3)} | ${words(6)} |`),
      ].join('\n'),
    () => ['```', ...Array.from({ length: 1 + below(30) }, () => words(6)), '```'].join('\n'),
  ];
  const blocks = blocksOf(
    ...Array.from({ length: 1 + below(40) }, () => (makers[below(makers.length)] as () => string)()),
  );
  return { ...anExtraction({}, blocks), title: below(2) ? 'Tides' : '' };
}
