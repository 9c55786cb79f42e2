// The labelled pages: WCXB's folder layout (`SPLIT/html/NAME.html.gz`, `SPLIT/ground-truth/NAME.json`) and the sample of it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import type { BenchPage } from './run-pages.ts';

export interface LabelledPage extends BenchPage {
  name: string;
  type: string;
  content: string;
  present: string[];
  absent: string[];
}

export const PAGE_TYPES = [
  'article',
  'documentation',
  'service',
  'forum',
  'listing',
  'collection',
  'product',
] as const;

/** Changing it changes the sample, and with it the floor. */
const SAMPLE_SEED = 'pith-1';

interface TruthFile {
  url?: string;
  ground_truth?: { main_content?: string; with?: string[]; without?: string[] };
  _internal?: { page_type?: { primary?: string } };
}

export function readCorpus(folder: string, split: string): LabelledPage[] {
  return listSavedPages(join(folder, split, 'html')).map((saved) => {
    const truth = JSON.parse(
      readFileSync(join(folder, split, 'ground-truth', `${saved.name}.json`), 'utf8'),
    ) as TruthFile;
    const type = truth._internal?.page_type?.primary ?? 'article';
    return {
      name: saved.name,
      type: type === 'category' ? 'collection' : type,
      address: truth.url ?? saved.url,
      saved,
      content: truth.ground_truth?.main_content ?? '',
      present: truth.ground_truth?.with ?? [],
      absent: truth.ground_truth?.without ?? [],
    };
  });
}

/** The same share of every type; within a type the pages whose seeded hash is smallest, so a larger sample holds the smaller. */
export function samplePages(pages: LabelledPage[], size: number): LabelledPage[] {
  const share = Math.min(1, size / pages.length);
  const chosen = PAGE_TYPES.flatMap((type) => {
    const ofType = pages.filter((page) => page.type === type);
    const ordered = ofType.toSorted((a, b) => (seededHash(a.name) < seededHash(b.name) ? -1 : 1));
    return ordered.slice(0, Math.round(ofType.length * share));
  });
  return chosen.toSorted(byName);
}

/** Names, labels and bytes of the pages: a figure holds only for the corpus that it was measured on. */
export function hashCorpus(pages: LabelledPage[]): string {
  const hash = createHash('sha256');
  for (const { name, type, content, present, absent, saved } of pages.toSorted(byName)) {
    hash.update(JSON.stringify([name, type, content, present, absent])).update(readFileSync(saved.path));
  }
  return hash.digest('hex').slice(0, 16);
}

const byName = (a: LabelledPage, b: LabelledPage): number => (a.name < b.name ? -1 : 1);
const seededHash = (name: string): string =>
  createHash('sha256').update(`${SAMPLE_SEED}:${name}`).digest('hex');
