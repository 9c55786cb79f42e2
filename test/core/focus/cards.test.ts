import { expect, test } from 'vitest';
import { chunkBlocks } from '../../../src/core/output/chunks/chunk-blocks.ts';
import { cutBlock } from '../../../src/core/focus/cut-block.ts';
import { listSections } from '../../../src/core/focus/sections.ts';
import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import type { Block } from '../../../src/core/block.ts';
import { blocksOf } from './page-of.ts';

const facts = { url: 'https://shop.example/a', price: '', currency: '', rating: '' };
const LAST = 'The rope is made of hemp and smells of tar.';
const FIRST = 'Sold by the metre, $5 each.';
const SHORT = `- [Rope](https://shop.example/a)\n\n  ![Coil](https://shop.example/a.jpg)\n\n  ${FIRST}\n\n  ${LAST}`;
const card = (markdown: string, title: string, text = title): Block => ({
  id: 'b1',
  path: [],
  type: 'card',
  card: { ...facts, title },
  markdown,
  text,
  tokens: estimateTokens(markdown),
});
const rope = card(SHORT, 'Rope', `Rope\n${FIRST}\n${LAST}`);

test('a card that is cut keeps its title, or the rest would belong to the card before', () => {
  const room = { tokens: 26, cost: ({ tokens }: Block) => tokens };
  const cut = cutBlock(rope, { ...room, weigh: (text) => Number(text.includes('hemp')) });
  expect(cut?.markdown).toBe(`- [Rope](https://shop.example/a)\n\n  ${LAST}`);
  expect(cut?.text).toBe(LAST);
  expect(cutBlock(rope, { ...room, tokens: 5, weigh: () => 1 })).toBeUndefined();
});

test('so does each part of a card that is too long for a chunk', () => {
  const parts = chunkBlocks([rope], { ceiling: 40 }).flatMap(({ blocks }) => blocks);
  expect(parts.length).toBeGreaterThan(1);
  for (const { markdown } of parts) expect(markdown).toMatch(/^- \[Rope\]/);
  expect(parts.map(({ text }) => text).join('\n')).toBe(rope.text);
});

test('the title of a long card heads what follows', () => {
  const blocks = [card('**[Wall](https://news.example/w)**', 'Wall'), ...blocksOf(['It rises.'])];
  expect(listSections(blocks).map(({ text }) => text)).toEqual(['Wall']);
});
