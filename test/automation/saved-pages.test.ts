import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listSavedPages, readSaved } from '../../src/automation/saved-pages.ts';

function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pith-saved-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('pages are plain or gzipped; parts of other pages are no pages', () => {
  const folder = folderOf({ 'b.html.gz': gzipSync('<p>B'), 'a.html': '<p>A', 'a.frame.html': '<p>part' });
  const pages = listSavedPages(folder);
  expect(pages.map(({ name, path }) => [name, readSaved(path).toString()])).toEqual([
    ['a', '<p>A'],
    ['b', '<p>B'],
  ]);
});

test('a page stands at its listed address, else at one of its own, and is static unless it says otherwise', () => {
  const folder = folderOf({
    'a.html': '',
    'b c.html': '',
    'urls.json': JSON.stringify({ a: { url: 'https://Tides.example', scripts: true } }),
  });
  expect(listSavedPages(folder).map(({ url, scripts }) => [url, scripts])).toEqual([
    ['https://tides.example/', true],
    ['https://saved-pages.example/b%20c.html', false],
  ]);
});

test('an address that no browser opens as a page counts as none', () => {
  const folder = folderOf({
    'a.html': '',
    'b.html': '',
    'urls.json': JSON.stringify({ a: { url: 'saved::a.html' }, b: { url: 'http://' } }),
  });
  expect(listSavedPages(folder).map(({ url }) => url)).toEqual([
    'https://saved-pages.example/a.html',
    'https://saved-pages.example/b.html',
  ]);
});

test('a listed part may not lie outside the folder', () => {
  const folder = folderOf({
    'a.html': '',
    'urls.json': JSON.stringify({ a: { files: { 'https://tides.example/x': '../x.html' } } }),
  });
  expect(() => listSavedPages(folder)).toThrow('names a file outside');
});
