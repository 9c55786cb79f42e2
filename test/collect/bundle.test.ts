import { fromMarkdown } from 'mdast-util-from-markdown';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openBasket } from '../../src/collect/basket/basket.ts';
import { bundle } from '../../src/collect/bundle.ts';
import { extractText } from '../../src/fetch/page/extract-text.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import { article } from './fake-site.ts';

const count = (text: string): number => Math.ceil(text.length / 4);
const read = (title: string, seed: number, more = ''): Extraction => {
  const html = (article(title, seed).body as string).replace('</article>', `${more}</article>`);
  return extractText(
    { text: html, kind: 'html', url: `https://site.example/${seed}` },
    DEFAULT_EXTRACT_OPTIONS,
  ).extraction as Extraction;
};
const pages = [1, 2, 3, 4, 5, 6].map((seed) =>
  read(
    `Page ${seed}`,
    seed,
    seed === 4
      ? '<h2>Storm warnings</h2><p>The storm cone is hoisted at the pierhead before a gale, and the pierhead lamp burns red.</p>'
      : '',
  ),
);

test('six pages become one text: contents first, then each page once under its title', async () => {
  const { markdown, tokens, kept } = await bundle(pages, { count });
  const titles = fromMarkdown(markdown)
    .children.filter((node) => node.type === 'heading' && node.depth === 1)
    .map((node) =>
      'children' in node && 'value' in (node.children[0] ?? {})
        ? (node.children[0] as { value: string }).value
        : '',
    );
  expect(titles).toEqual(['Contents', ...pages.map(({ title }, index) => `${index + 1}. ${title}`)]);
  expect(markdown).toContain('2. [Page 2](https://site.example/2)');
  expect(tokens).toBe(count(markdown));
  expect(kept).toEqual(pages.map(() => true));
});

test('a budget holds over all of them, and the query chooses across pages', async () => {
  const { markdown, tokens, kept } = await bundle(pages, {
    query: 'storm cone pierhead',
    budget: 400,
    count,
  });
  expect(tokens).toBeLessThanOrEqual(400);
  expect(markdown).toContain('The storm cone is hoisted');
  expect(kept[3]).toBe(true);
  expect(kept.filter(Boolean).length).toBeLessThan(6);
});

test('a budget that is too small, and no pages, are refused with a sentence', async () => {
  await expect(bundle([], { count })).rejects.toThrow('There is no page to put together.');
  await expect(bundle(pages, { budget: 1, count })).rejects.toThrow(/budget of 1 tokens/);
});

test('the basket keeps its pages and their order; a page that is read again takes its old place', async () => {
  const basket = openBasket('test-basket');
  for (const page of pages.slice(0, 3)) await basket.add(page);
  await basket.add({ ...(pages[0] as Extraction), title: 'Read again' });
  const titles = async (): Promise<string[]> =>
    (await openBasket('test-basket').items()).map(({ page }) => page.title);
  expect(await titles()).toEqual(['Read again', 'Page 2', 'Page 3']);
  const ids = (await basket.items()).map(({ id }) => id);
  await basket.arrange(ids.toReversed());
  expect(await titles()).toEqual(['Page 3', 'Page 2', 'Read again']);
  await basket.remove(ids[1] ?? '');
  expect(await titles()).toEqual(['Page 3', 'Read again']);
});
