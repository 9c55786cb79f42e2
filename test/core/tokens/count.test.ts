import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, test } from 'vitest';
import { type EncodingName, loadEncoding } from '../../../src/core/tokens/count.ts';
import { TEXTS } from './texts.ts';

const FRAGMENTS = (
  "a|b|Z|é|É|ǅ|ʰ|ß|漢|あ|ก|ा|क|\u0301|한|Я|я|א|ب|1|２|²| |  |\n|\r\n|\t|\u00a0|\ufeff|\u0085|\u200b|/|.|_|-|'s|'LL|'ſ|" +
  "'K|'re|😀|👨‍👩‍👧|\ud800|\udc00|𝐀|𝟘|https://"
).split('|');

/** A fixed sequence of numbers from 0 to 1 (mulberry32), so that a failure comes again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function createTexts(): string[] {
  const random = createRandom(1);
  const below = (limit: number) => Math.floor(random() * limit);
  const repeat = (length: number, make: () => string) => Array.from({ length }, make).join('');
  return [
    ...Array.from({ length: 3000 }, () =>
      repeat(1 + below(14), () => FRAGMENTS[below(FRAGMENTS.length)] as string),
    ),
    ...Array.from({ length: 500 }, () =>
      repeat(1 + below(40), () => String.fromCodePoint(below(1 + below(0x20000)))),
    ),
    ...Array.from({ length: 50 }, () => repeat(1 + below(200), () => 'abcdeABC'[below(8)] as string)),
  ];
}

describe.each([
  ['o200k_base', o200k],
  ['cl100k_base', cl100k],
] as const)('%s', (name: EncodingName, data) => {
  const reference = new Tiktoken(data);
  const expected = (text: string) => reference.encode(text, [], []).length;

  test('random texts of many scripts count as js-tiktoken counts them', async () => {
    const encoding = await loadEncoding(name);
    const wrong = createTexts().filter((text) => encoding.count(text) !== expected(text));
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(TEXTS))('%s counts as js-tiktoken counts it', async (_, text) => {
    expect((await loadEncoding(name)).count(text)).toBe(expected(text));
  });

  test('special tokens count as plain text', async () => {
    const text = 'one<|endoftext|>two<|fim_prefix|>';
    expect((await loadEncoding(name)).count(text)).toBe(expected(text));
  });

  test('the empty text has no tokens', async () => {
    expect((await loadEncoding(name)).count('')).toBe(0);
  });

  // Where the reference takes minutes, a run must still count as its parts do.
  test.each([
    ['a', 8],
    [' ', 128],
    ['=', 64],
  ])('a megabyte of %o is a known number of tokens', async (character, perToken) => {
    const tokens = (await loadEncoding(name)).count(character.repeat(2 ** 20));
    expect(tokens).toBe(2 ** 20 / perToken);
  });

  test('five million characters without a space are counted', async () => {
    expect((await loadEncoding(name)).count('7A'.repeat(2_500_000))).toBe(5_000_000);
  });
});
