// usage: npx tsx training/evaluate.ts DATA_DIR FOLDS_DIR OUT.jsonl [--without PASS]...
// Cross-validated reading, whole pipeline: each page with the model that never saw its domain. One line a page: the final
// text, which blocks were kept after each pass, and the text where a pass is left out that changed something.

import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PackedModel } from '../src/core/content/model/model.ts';
import { savedPages, withBrowserPage } from './browser-page.ts';

const {
  positionals: [data, folds, out],
  values: { without },
} = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] } },
});
if (!data || !folds || !out)
  throw new Error('usage: npx tsx training/evaluate.ts DATA_DIR FOLDS_DIR OUT.jsonl [--without PASS]...');

/** For pages whose address is not known; they are no part of the training. */
const NOWHERE = 'https://unknown.invalid/';

const foldOf = JSON.parse(readFileSync(join(folds, 'folds.json'), 'utf8')) as Record<string, number>;
const saved = [...savedPages(data)].sort((a, b) => (foldOf[a.name] ?? 0) - (foldOf[b.name] ?? 0));
const lines = createWriteStream(out);
await withBrowserPage(join(import.meta.dirname, 'read-page.ts'), async (page) => {
  const known = await page.evaluate(() => globalThis.passNames);
  const unknown = without.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No pass is called ${unknown.join(', ')}: ${known.join(', ')}`);
  let current = -1;
  for (const { name, url = NOWHERE, html } of saved) {
    const fold = foldOf[name] ?? 0;
    if (fold !== current) {
      const packed = JSON.parse(readFileSync(join(folds, `${fold}.json`), 'utf8')) as PackedModel;
      await page.evaluate((model) => globalThis.useModel(model), packed);
      current = fold;
    }
    const read = await page.evaluate((input) => globalThis.readPage(input), { html, url, without });
    lines.write(`${JSON.stringify({ name, ...read })}\n`);
  }
});
lines.end();
