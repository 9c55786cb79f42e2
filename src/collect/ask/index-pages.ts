import { indexPassages } from '../../core/focus/index-passages.ts';
import { listSections } from '../../core/focus/sections.ts';
import type { Extraction } from '../../core/types.ts';
import { inOrder } from '../job/job.ts';
import type { JobStore } from '../job/job-store.ts';
import type { Postings, SectionLengths, SectionStore } from './section-store.ts';

/** Pages of one segment: what is in memory while it is written. */
const SEGMENT = 100;

/** Indexes the pages of a job that are not yet; how many are now. */
export async function indexPages(
  stores: { jobs: JobStore; sections: SectionStore },
  job: string,
  onProgress?: (done: number, all: number) => void,
): Promise<number> {
  const kept = (await stores.jobs.pages(job)).filter(({ state }) => state === 'done').toSorted(inOrder);
  const segments = await stores.sections.segments(job);
  const known = new Set(segments.flatMap(({ pages }) => pages.map(({ key }) => key)));
  const left = kept.filter(({ key }) => !known.has(key));
  for (let at = 0; at < left.length; at += SEGMENT) {
    const pages: SectionLengths[] = [];
    const postings: Postings = new Map();
    for (const { key } of left.slice(at, at + SEGMENT)) {
      const stored = await stores.jobs.page(job, key);
      if (stored) pages.push(addPage(stored.page, { key, number: pages.length, postings }));
    }
    await stores.sections.add(job, segments.length + at / SEGMENT, { pages, postings });
    onProgress?.(Math.min(kept.length, known.size + at + SEGMENT), kept.length);
  }
  return kept.length;
}

function addPage(
  { blocks }: Extraction,
  { key, number, postings }: { key: string; number: number; postings: Postings },
): SectionLengths {
  const { sections, passages, bodies, headings, lengths } = indexPassages(listSections(blocks));
  for (const term of new Set([...headings.keys(), ...bodies.keys()])) {
    const found = new Map<number, { heading: number; body: number }>();
    const add = (section: number, field: 'heading' | 'body', count: number): void => {
      const counts = found.get(section) ?? { heading: 0, body: 0 };
      counts[field] += count;
      found.set(section, counts);
    };
    for (const { at, count } of headings.get(term) ?? []) add(at, 'heading', count);
    for (const { at, count } of bodies.get(term) ?? []) add(passages.list[at]?.section ?? 0, 'body', count);
    let numbers = postings.get(term);
    if (!numbers) postings.set(term, (numbers = []));
    for (const [section, { heading, body }] of found) numbers.push(number, section, heading, body);
  }
  return {
    key,
    sections: sections.flatMap(({ above }, place) => [
      lengths.headings[place] ?? 0,
      lengths.sections[place] ?? 0,
      above.length,
    ]),
  };
}
