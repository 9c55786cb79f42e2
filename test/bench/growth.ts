// Time over the number of elements, on synthetic pages up to 200,000 of them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contender, PeerScripts } from './contenders.ts';
import { PEER_NAMES } from './peers/bundle.ts';
import type { BenchBrowser, Outcomes } from './run-pages.ts';
import { fitExponent } from './speed.ts';
import { syntheticPage } from './synthetic-page.ts';

export const SIZES = [2_000, 5_000, 10_000, 25_000, 50_000, 100_000, 200_000];
/** A contender that took longer than this, in milliseconds, is not asked for the next larger page. */
const PATIENCE = 15_000;

export interface Growth {
  elements: number;
  outcomes: Outcomes;
}

export async function measureGrowth(
  browser: BenchBrowser,
  peers: PeerScripts,
  runs: number,
): Promise<Growth[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const growth: Growth[] = [];
  let withPeers = [...PEER_NAMES];
  try {
    for (const elements of SIZES) {
      const name = `elements-${elements}`;
      const path = join(folder, `${name}.html`);
      writeFileSync(path, syntheticPage(elements));
      const url = `https://growth.example/${name}.html`;
      const saved = { name, url, path, files: new Map<string, string>(), scripts: false };
      const outcomes = await browser.measure({ saved, address: url }, { peers, runs, contenders: withPeers });
      withPeers = withPeers.filter((peer) => {
        const outcome = outcomes[peer];
        return outcome && !outcome.error && outcome.milliseconds < PATIENCE;
      });
      growth.push({ elements, outcomes });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return growth;
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
