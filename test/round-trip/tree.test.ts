import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { readSaved } from '../../src/automation/saved-pages.ts';
import { passesOf } from '../../src/core/extract.ts';
import { openPage } from '../../src/core/open-page.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import { CASES } from '../steps.ts';
import { compareTree } from './compare-tree.ts';

const GOLDEN = join(import.meta.dirname, '../pages');
const golden = readdirSync(GOLDEN, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.endsWith('.html') ? [join(GOLDEN, file)] : [],
);
const cases = existsSync(CASES)
  ? readdirSync(CASES).flatMap((file) => (/(?<!\.frame)\.html$/.test(file) ? [join(CASES, file)] : []))
  : [];
if (cases.length === 0) {
  const missing = `There is no folder ${CASES}: only the golden pages are compared.`;
  if (process.env['CI']) throw new Error(missing);
  console.log(missing);
}

test.each([...golden, ...cases])('no word of %s is lost or invented on the way to Markdown', (path) => {
  const virtualConsole = new VirtualConsole();
  const { document } = new JSDOM(readSaved(path), { url: 'https://page.example/', virtualConsole }).window;
  const page = openPage(
    {
      document,
      url: document.URL,
      baseUrl: document.baseURI,
      source: 'static',
      rawCharacters: 0,
      rawTokens: 0,
      elements: 0,
      warnings: [],
    },
    DEFAULT_EXTRACT_OPTIONS,
  );
  for (const pass of passesOf.main) pass.run(page);
  expect(compareTree(document.body)).toEqual({ lost: [], invented: [] });
});
