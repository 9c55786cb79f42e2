// Time over the number of elements, on synthetic pages up to 200,000 of them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contender } from './contenders.ts';
import { PEER_NAMES } from './peers/bundle.ts';
import type { BenchBrowser, BenchPage, Outcomes, RunOptions } from './run-pages.ts';
import { fitExponent } from './speed.ts';
import { syntheticPage } from './synthetic-page.ts';

export const SIZES = [2_000, 5_000, 10_000, 25_000, 50_000, 100_000, 200_000];
/** A contender that took longer than this, in milliseconds, is not asked for the next larger page. */
const PATIENCE = 15_000;

export interface Growth {
  elements: number;
  outcomes: Outcomes;
}

export async function measureGrowth(browser: BenchBrowser, options: RunOptions): Promise<Growth[]> {
  const growth: Growth[] = [];
  let { contenders } = options;
  for (const elements of SIZES) {
    const outcomes = await withSyntheticPage(elements, (page) =>
      browser.measure(page, { ...options, contenders }),
    );
    contenders = contenders.filter((peer) => {
      const outcome = outcomes[peer];
      return outcome && !outcome.error && outcome.milliseconds < PATIENCE;
    });
    growth.push({ elements, outcomes });
  }
  return growth;
}

/** The page is a file only while it is measured. */
export async function withSyntheticPage<T>(
  elements: number,
  run: (page: BenchPage) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const name = `elements-${elements}`;
  const path = join(folder, `${name}.html`);
  const url = `https://growth.example/${name}.html`;
  try {
    writeFileSync(path, syntheticPage(elements));
    return await run({ saved: { name, url, path, files: new Map(), scripts: false }, address: url });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function growthRows(growth: Growth[]): Record<string, unknown>[] {
  const contenders: Contender[] = ['pith', ...PEER_NAMES];
  const rows: Record<string, unknown>[] = growth.map(({ elements, outcomes }) => ({
    elements,
    ...Object.fromEntries(
      contenders.map((name) => [
        name,
        outcomes[name]?.error ? 'failed' : (outcomes[name]?.milliseconds ?? '-'),
      ]),
    ),
  }));
  const exponents = contenders.map((name) => {
    const points = growth.map(({ elements, outcomes }) => ({
      size: elements,
      milliseconds: outcomes[name]?.milliseconds ?? 0,
    }));
    return [name, fitExponent(points)];
  });
  return [...rows, { elements: 'exponent', ...Object.fromEntries(exponents) }];
}
