// usage: npx tsx training/export-features.ts DATA_DIR OUT_DIR
// Measures every page of DATA_DIR (NAME.html.gz, addresses in urls.json) in one Chromium without network and writes
// OUT_DIR/features.bin (float32 rows), pages.jsonl (of each page and those cut from it: address, cut, texts,
// surroundings) and names.json.

import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedPages, withBrowserPage } from './browser-page.ts';

const [data, out] = process.argv.slice(2);
if (!data || !out) throw new Error('usage: npx tsx training/export-features.ts DATA_DIR OUT_DIR');

mkdirSync(out, { recursive: true });
const rows = createWriteStream(join(out, 'features.bin'));
const pages = createWriteStream(join(out, 'pages.jsonl'));
await withBrowserPage(join(import.meta.dirname, 'measure-page.ts'), async (page) => {
  for (const { name, url, html } of savedPages(data)) {
    if (!url) continue;
    const measured = await page.evaluate((input) => globalThis.measurePage(input), { html, url });
    for (const { rows: bytes, ...rest } of measured) {
      rows.write(Buffer.from(bytes, 'base64'));
      pages.write(`${JSON.stringify({ name, url, ...rest })}\n`);
    }
  }
  const names = await page.evaluate(() => ({
    features: globalThis.featureNames,
  }));
  writeFileSync(join(out, 'names.json'), JSON.stringify(names));
});
rows.end();
pages.end();
