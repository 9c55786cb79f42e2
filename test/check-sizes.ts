// Size budgets of the store build: what a person waits for when the page script, the worker or the popup loads.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUILD = join(import.meta.dirname, '../.output/chrome-mv3');

/** In bytes. Raising one belongs in the change that needs it. The trained model takes 33 kB of the page script (23 kB gzip). */
const BUDGETS = [
  { part: 'page script (after the thin one)', files: ['page.js'], minified: 280_000, gzip: 118_000 },
  { part: 'thin page script', files: ['grab.js'], minified: 60_000, gzip: 25_000 },
  { part: 'reader', files: ['read.js'], minified: 300_000, gzip: 125_000 },
  // The guard of fetched pages takes 18 kB: the registries of addresses, the limits, the cache.
  { part: 'background', files: withImports('background.js'), gzip: 48_000 },
  { part: 'side panel', files: filesOfPage('sidepanel.html'), gzip: 60_000 },
  { part: 'popup', files: filesOfPage('popup.html'), gzip: 60_000 },
];

let over = 0;
for (const { part, files, minified = Infinity, gzip } of BUDGETS) {
  const contents = files.map((file) => readFileSync(join(BUILD, file)));
  const size = sum(contents.map((content) => content.length));
  const packed = sum(contents.map((content) => gzipSync(content).length));
  const fits = size <= minified && packed <= gzip;
  if (!fits) over += 1;
  const limit = `${minified === Infinity ? '' : `${kilobytes(minified)} minified, `}${kilobytes(gzip)} gzip`;
  console.log(
    `${fits ? 'ok' : 'OVER'}  ${part}: ${kilobytes(size)} minified, ${kilobytes(packed)} gzip (at most ${limit})`,
  );
}
process.exit(over > 0 ? 1 : 0);

/** What the page loads before it shows; token data and the preview come later, through dynamic imports. */
function filesOfPage(page: string): string[] {
  const html = readFileSync(join(BUILD, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file as string);
}

function withImports(file: string): string[] {
  const imports = readFileSync(join(BUILD, file), 'utf8').matchAll(/from\s*"\.\/([^"]+\.js)"/g);
  return [file, ...[...imports].map(([, imported]) => imported as string)];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
