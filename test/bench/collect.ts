// Collects many pages of 50 kB from a server on this machine and says how fast that went and what it took:
// `npm run bench:collect -- 10000`.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prose } from '../collect/prose.ts';
import { startBrowser, startJob, untilDone } from '../e2e/collect/browser.ts';

const PAGES = Number(process.argv[2] ?? '10000');
/** Bytes of a page. */
const SIZE = 50_000;
const MENU = Array.from(
  { length: 120 },
  (_, index) =>
    `<li class="menu-item level-${index % 4}"><a href="/section-${index}/">Section ${index}</a></li>`,
).join('\n');

function pageOf(number: number): string {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${number}</title><meta property="og:type" content="article"></head><body><nav><ul>${MENU}</ul></nav><main><article><h1>Page ${number}</h1>${[0, 1, 2, 3].map((part) => `<h2>Part ${part}</h2>${prose(number * 4 + part, 200)}`).join('')}</article></main>`;
  return `${body}<script>/* ${'x'.repeat(Math.max(0, SIZE - body.length - 40))} */</script></body></html>`;
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const number = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? '0');
  if (request.url === '/robots.txt') response.writeHead(404).end();
  else response.end(pageOf(number));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const profile = mkdtempSync(join(tmpdir(), 'pith-bench-'));
const browser = await startBrowser(profile, port);
const page = await browser.openCollect();
const seeds = Array.from(
  { length: PAGES },
  (_, index) => `http://site.example:${port}/section-${index % 40}/page-${index + 1}`,
);
let most = 0;
const watch = setInterval(() => (most = Math.max(most, memoryOf(profile))), 2_000);
const started = performance.now();
await startJob(page, seeds, { delay: 0, parallel: 8, parallelPerHost: 8, maxPages: PAGES });
const report = setInterval(() => void tell(), 30_000);
await untilDone(page, 3 * 60 * 60_000);
clearInterval(report);
const minutes = (performance.now() - started) / 60_000;
const figures = await page.evaluate(() => {
  const { job, rows } = pithCollect.desk.open ?? { job: undefined, rows: new Map() };
  const kept = [...rows.values()].filter(({ state }) => state === 'done');
  return {
    kept: kept.length,
    latency: (job?.statistics.latency ?? 0) / (job?.statistics.requests || 1),
    visit: kept.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0) / kept.length,
  };
});
const frames = await scrollTable();
const exporting = performance.now();
const download = page.waitForEvent('download', { timeout: 60 * 60_000 });
await page.getByRole('button', { name: 'Save as…' }).click();
await page.locator('[data-format=zip]').click();
const zip = join(profile, 'all.zip');
await (await download).saveAs(zip);
const exported = (performance.now() - exporting) / 1000;
const tested = spawnSync('unzip', ['-tq', zip], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const listed = spawnSync('unzip', ['-Z1', zip], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  .stdout.trim()
  .split('\n');
clearInterval(watch);
console.log(`${cpus().length} cores, ${PAGES} pages of ${SIZE / 1000} kB`);
console.log(
  `kept ${figures.kept} in ${minutes.toFixed(1)} minutes: ${Math.round(figures.kept / minutes)} a minute`,
);
console.log(
  `each page: ${figures.latency.toFixed(0)} ms to the answer, ${figures.visit.toFixed(0)} ms from request to text (8 at once)`,
);
console.log(`the extension's processes: ${Math.round(most / 1e6)} MB at most (proportional set size)`);
console.log(`table while scrolling: ${frames.toFixed(0)} frames a second`);
console.log(
  `ZIP: ${(statSync(zip).size / 1e6).toFixed(0)} MB in ${exported.toFixed(0)} s, ${listed.length} files, unzip -t: ${tested.status === 0 ? 'ok' : tested.stdout.slice(0, 500)}`,
);
await browser.context.close();
server.close();
rmSync(profile, { recursive: true, force: true });

async function tell(): Promise<void> {
  const done = await page.evaluate(
    () => [...(pithCollect.desk.open?.rows.values() ?? [])].filter(({ state }) => state === 'done').length,
  );
  const rate = Math.round(done / ((performance.now() - started) / 60_000));
  console.log(`${done} pages, ${rate} a minute, ${Math.round(most / 1e6)} MB`);
}

/** Frames that the page shows in three seconds of scrolling through the whole table. */
function scrollTable(): Promise<number> {
  return page.evaluate(async () => {
    const table = document.querySelector('.page-table') as HTMLElement;
    const begun = performance.now();
    let count = 0;
    while (performance.now() - begun < 3_000) {
      table.scrollTop = (table.scrollHeight * (performance.now() - begun)) / 3_000;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      count += 1;
    }
    return count / ((performance.now() - begun) / 1000);
  });
}

/** Bytes of the processes that run the extension, each shared page counted by its share. */
function memoryOf(folder: string): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!line.includes('--extension-process') || !isOf(pid, folder)) continue;
      sum +=
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** Renderers name the profile in no switch of theirs: their ancestors do. */
function isOf(pid: string, folder: string): boolean {
  for (let next = pid; Number(next) > 1;) {
    if (readFileSync(`/proc/${next}/cmdline`, 'utf8').includes(`--user-data-dir=${folder}`)) return true;
    next = /\)\s+\S\s+(\d+)/.exec(readFileSync(`/proc/${next}/stat`, 'utf8'))?.[1] ?? '0';
  }
  return false;
}
