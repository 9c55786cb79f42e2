import { expect, test } from 'vitest';
import { chunkBlocks } from '../../../src/core/output/chunks/chunk-blocks.ts';
import { cutBlock } from '../../../src/core/focus/cut-block.ts';
import { listSections } from '../../../src/core/focus/sections.ts';
import { writtenBlock } from '../../../src/core/output/written.ts';
import type { Block } from '../../../src/core/block.ts';
import { blocksOf } from '../blocks-of.ts';

const facts = { url: 'https://shop.example/a', price: '', currency: '', rating: '' };
const LAST = 'The rope is made of hemp and smells of tar.';
const FIRST = 'Sold by the metre, $5 each.';
const rope: Block = {
  ...(blocksOf(
    `- [Rope](https://shop.example/a)\n\n  ![Coil](https://shop.example/a.jpg)\n\n  ${FIRST}\n\n  ${LAST}`,
  )[0] as Block),
  type: 'card',
  card: { ...facts, title: 'Rope' },
};

test('a card that is cut keeps its title, or the rest would belong to the card before', () => {
  const room = { tokens: 26, cost: ({ tokens }: Block) => tokens };
  const cut = cutBlock(rope, { ...room, worth: (text) => Number(text.includes('hemp')) });
  expect(cut && writtenBlock(cut)).toMatchObject({
    markdown: `- [Rope](https://shop.example/a)\n\n  ${LAST}`,
    text: LAST,
  });
  expect(cutBlock(rope, { ...room, tokens: 5, worth: () => 1 })).toBeUndefined();
});

test('so does each part of a card that is too long for a chunk', () => {
  const parts = chunkBlocks([rope], { ceiling: 40 }).flatMap(({ blocks }) => blocks.map(writtenBlock));
  expect(parts.length).toBeGreaterThan(1);
  for (const { markdown } of parts) expect(markdown).toMatch(/^- \[Rope\]/);
  expect(
    parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
  ).toBe(writtenBlock(rope).text);
});

test('the title of a long card heads what follows', () => {
  const blocks = blocksOf('**[Wall](https://news.example/w)**', 'It rises.');
  expect(listSections(blocks).map(({ text }) => text)).toEqual(['Wall']);
});
