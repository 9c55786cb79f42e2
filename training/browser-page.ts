// One offline Chromium page with a bundle in it, and the saved pages of a folder.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Page, chromium } from '@playwright/test';
import { build } from 'vite';

export interface Saved {
  name: string;
  /** By urls.json; absent where that has none. */
  url?: string;
  html: string;
}

const ENDING = '.html.gz';

/** Every NAME.html.gz of a folder. */
export function* savedPages(folder: string): Generator<Saved> {
  const addresses = JSON.parse(readFileSync(join(folder, 'urls.json'), 'utf8')) as Record<
    string,
    { url: string }
  >;
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(ENDING)) continue;
    const name = file.slice(0, -ENDING.length);
    const html = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
    yield { name, html, ...addresses[name] };
  }
}

export async function withBrowserPage(entry: string, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['PITH_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--blink-settings=imagesEnabled=false'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle(entry) });
    await page.context().setOffline(true);
    await use(page);
  } finally {
    await browser.close();
  }
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'training' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`The bundle of ${entry} is empty.`);
  return output.output[0].code;
}
