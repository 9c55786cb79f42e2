// Pages of a size, or with a repetition, that no author writes.

import { expect, test } from './fixture.ts';

/** Of fifty thousand that say nearly the same, single ones may fall out of the choice. */
const FEWEST_ENTRIES = 45_000;
const menu = Array.from({ length: 12 }, (_, i) => `<li><a href="/${i}">Boat number ${i}</a></li>`).join('');
const page = (main: string): string =>
  `<!doctype html><title>Log of the harbour</title><nav><ul>${menu}</ul></nav><main><h1>Log of the harbour</h1>${main}</main>`;

test('fifty thousand blocks are judged, each on its own', async ({ pith }) => {
  const entries = Array.from(
    { length: 50_000 },
    (_, i) => `<p>Entry ${i}: the boat came in at high water and left before noon.</p>`,
  ).join('');
  const tab = await pith.open(page(entries));
  const found = await pith.worker.evaluate(async (url) => {
    const { extraction, markdown } = await globalThis.pith.extract({ url });
    return {
      blocks: extraction.blocks.length,
      first: markdown.includes('Entry 0:'),
      menu: markdown.includes('Boat number 3'),
    };
  }, tab.url());
  await tab.close();
  expect(found).toMatchObject({ first: true, menu: false });
  expect(found.blocks).toBeGreaterThan(FEWEST_ENTRIES);
});

test('the same paragraph five thousand times is given once, without the menu', async ({ pith }) => {
  const tab = await pith.open(
    page('<p>The boat came in at high water and left before noon.</p>'.repeat(5_000)),
  );
  const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), tab.url());
  await tab.close();
  expect(markdown.split('The boat came in')).toHaveLength(2);
  expect(markdown).not.toContain('Boat number 3');
});
