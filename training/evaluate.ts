// usage: npx tsx training/evaluate.ts DATA_DIR FOLDS_DIR OUT.jsonl
// Cross-validated reading, whole pipeline: each page with the model that never saw its domain. One line a page: the
// final text, and which blocks were kept after each pass.

import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedModel } from '../src/core/content/model/model.ts';
import { savedPages, withBrowserPage } from './browser-page.ts';

const [data, folds, out] = process.argv.slice(2);
if (!data || !folds || !out)
  throw new Error('usage: npx tsx training/evaluate.ts DATA_DIR FOLDS_DIR OUT.jsonl');

const foldOf = JSON.parse(readFileSync(join(folds, 'folds.json'), 'utf8')) as Record<string, number>;
const saved = [...savedPages(data)].sort((a, b) => (foldOf[a.name] ?? 0) - (foldOf[b.name] ?? 0));
const lines = createWriteStream(out);
await withBrowserPage(join(import.meta.dirname, 'read-page.ts'), async (page) => {
  let current = -1;
  for (const { name, url, html } of saved) {
    const fold = foldOf[name] ?? 0;
    if (fold !== current) {
      const packed = JSON.parse(readFileSync(join(folds, `${fold}.json`), 'utf8')) as PackedModel;
      await page.evaluate((model) => globalThis.useModel(model), packed);
      current = fold;
    }
    const read = await page.evaluate((input) => globalThis.readPage(input), { html, url });
    lines.write(`${JSON.stringify({ name, ...read })}\n`);
  }
});
lines.end();
