// Pages in other languages: passages that must and must not come out.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import type { Contender } from './contenders.ts';
import type { BenchPage, Outcomes } from './run-pages.ts';
import { type PassageCounts, type Score, countPassages, scorePassages } from './score.ts';

export interface PassagePage extends BenchPage {
  language: string;
  present: string[];
  absent: string[];
}

export interface PassageRow extends Score {
  language: string;
  pages: number;
}

export function readPassagePages(folder: string): PassagePage[] {
  const expected = JSON.parse(readFileSync(join(folder, 'expect.json'), 'utf8')) as Record<
    string,
    { url: string; lang: string; with: string[]; without: string[] }
  >;
  return listSavedPages(join(folder, 'html')).flatMap((saved) => {
    const page = expected[saved.name];
    if (!page) return [];
    return [{ saved, address: page.url, language: page.lang, present: page.with, absent: page.without }];
  });
}

/** Languages with few pages come first, all of them last. */
export function summarizePassages(
  measured: { page: PassagePage; outcomes: Outcomes }[],
  contender: Contender,
): PassageRow[] {
  const sums = new Map<string, PassageCounts & { pages: number }>();
  for (const { page, outcomes } of measured) {
    const counts = countPassages(outcomes[contender]?.text ?? '', page);
    for (const language of [page.language, 'all']) {
      const sum = sums.get(language) ?? { pages: 0, found: 0, missed: 0, leaked: 0 };
      sums.set(language, {
        pages: sum.pages + 1,
        found: sum.found + counts.found,
        missed: sum.missed + counts.missed,
        leaked: sum.leaked + counts.leaked,
      });
    }
  }
  return [...sums]
    .sort((a, b) => a[1].pages - b[1].pages)
    .map(([language, counts]) => Object.assign({ language, pages: counts.pages }, scorePassages(counts)));
}
