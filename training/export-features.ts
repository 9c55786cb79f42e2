// usage: npx tsx training/export-features.ts DATA_DIR OUT_DIR
// Measures every page of DATA_DIR (NAME.html.gz, addresses in urls.json) in one Chromium without network and
// writes OUT_DIR/features.bin (float32 rows), pages.jsonl (addresses, texts, surroundings) and names.json.

import { createWriteStream, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';

const [data, out] = process.argv.slice(2);
if (!data || !out) throw new Error('usage: npx tsx training/export-features.ts DATA_DIR OUT_DIR');

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'measure-page.ts'), formats: ['iife'], name: 'training' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The bundle is empty.');
  return output.output[0].code;
}

function readPage(file: string): string {
  const bytes = readFileSync(join(data!, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

mkdirSync(out, { recursive: true });
const urls = JSON.parse(readFileSync(join(data, 'urls.json'), 'utf8')) as Record<string, { url: string }>;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--blink-settings=imagesEnabled=false'],
});
const page = await browser.newPage();
const script = await bundle();
await page.addScriptTag({ content: script });
await page.context().setOffline(true);
const rows = createWriteStream(join(out, 'features.bin'));
const pages = createWriteStream(join(out, 'pages.jsonl'));
for (const [name, { url }] of Object.entries(urls)) {
  const file = readdirSync(data).find((entry) => entry === `${name}.html` || entry === `${name}.html.gz`);
  if (!file) continue;
  const measured = await page.evaluate((input) => globalThis.measurePage(input), {
    html: readPage(file),
    url,
  });
  const { rows: bytes, ...rest } = measured ?? {
    rows: '',
    texts: [],
    surroundings: { words: [], groups: {} },
  };
  rows.write(Buffer.from(bytes, 'base64'));
  pages.write(`${JSON.stringify({ name, url, ...rest })}\n`);
}
writeFileSync(
  join(out, 'names.json'),
  JSON.stringify(
    await page.evaluate(() => ({ features: globalThis.featureNames, context: globalThis.contextNames })),
  ),
);
rows.end();
pages.end();
await browser.close();
