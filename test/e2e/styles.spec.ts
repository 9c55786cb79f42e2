// How links and images are written is chosen in the popup, shows at once, and is kept.

import { readFileSync } from 'node:fs';
import { findFaults } from './accessibility.ts';
import { expect, test } from './fixture.ts';

const BLUFF = `<meta charset="utf-8"><title>Bluff</title><main><h1>Bluff</h1>
  <p>The light stands on <a href="https://sea.example/rock">a rock</a> in the strait, and burns from dusk to dawn.</p>
  <figure><img src="https://sea.example/light.png" alt="The light at dusk" width="600" height="400"></figure>
  <p>Its keeper rows over <a href="https://sea.example/boat">in a boat</a> whenever the weather lets him.</p></main>`;

test('links become numbers and images leave, in the view, in chunks and next time', async ({
  pith,
}, info) => {
  const page = await pith.open(BLUFF);
  const tab = await pith.worker.evaluate(
    async (url) => (await chrome.tabs.query({ url }))[0]?.id,
    page.url(),
  );
  const popup = await pith.context.newPage();
  await popup.setViewportSize({ width: 400, height: 600 });
  await popup.goto(new URL(`/popup.html?tab=${tab}`, pith.worker.url()).href);
  const markdown = popup.locator('.markdown');
  await expect(markdown).toContainText('[a rock](https://sea.example/rock)');
  await popup.getByRole('button', { name: 'More' }).click();
  await popup.getByLabel('Links').selectOption('Referenced');
  await popup.getByLabel('Images').selectOption('Dropped');
  await popup.screenshot({ path: info.outputPath('menu.png') });
  expect(await findFaults(popup)).toEqual([]);
  await expect(markdown).toContainText('[a rock][1]');
  await expect(markdown).toContainText('[2]: https://sea.example/boat');
  await expect(markdown).not.toContainText('light.png');
  await expect(popup.getByRole('status')).toHaveText('Changed since the copy');
  await popup.getByLabel('Links').selectOption('Text only');
  const download = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Download chunks (.jsonl)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Bluff.jsonl');
  const [chunk] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect((JSON.parse(chunk ?? '') as { text: string }).text).toContain('stands on a rock in the strait');

  await popup.goto(new URL('/options.html', pith.worker.url()).href);
  await expect(popup.getByLabel('Links')).toHaveValue('text');
  await expect(popup.getByLabel('Images')).toHaveValue('drop');
  await popup.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(popup.getByLabel('Links')).toHaveValue('inline');
  await popup.screenshot({ path: info.outputPath('options.png'), fullPage: true });
  await popup.close();
  await page.close();
});
