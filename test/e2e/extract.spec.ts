import { expect, test } from './fixture.ts';

test('the built extension reads an open page', async ({ pith }) => {
  const page = await pith.open('<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>');
  const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(markdown).toContain('The sea rises twice a day.');
});
