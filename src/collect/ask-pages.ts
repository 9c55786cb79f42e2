// A question to a whole collection: the sections that answer it, of all pages, as one text with numbered sources.

import { isEmpty, parseQuery } from '../core/focus/parse-query.ts';
import type { Posting } from '../core/focus/index-passages.ts';
import { scorePassages } from '../core/focus/score-passages.ts';
import type { RenderOptions } from '../core/output/markdown/render.ts';
import type { Count } from '../core/output/request.ts';
import type { Extraction } from '../core/types.ts';
import { PithError } from '../errors.ts';
import { indexPages } from './ask/index-pages.ts';
import type { Segment, SectionStore } from './ask/section-store.ts';
import { bundle } from './bundle.ts';
import type { JobStore } from './job/job-store.ts';

export interface AskRequest {
  query: string;
  /** Tokens of the answer's text. */
  budget: number;
  style?: Partial<RenderOptions>;
  count: Count;
  onProgress?(done: number, all: number): void;
}

export interface Answer {
  markdown: string;
  tokens: number;
  /** By their numbers in the text, from 1. */
  sources: { title: string; url: string; sections: string[] }[];
  /** Pages that were looked through. */
  pages: number;
}

/** Pages that are read whole: the best by their best section. */
const MOST_PAGES = 12;

/** Throws `PithError('bad-input')` for a query without words and for one that no section answers. */
export async function askPages(
  stores: { jobs: JobStore; sections: SectionStore },
  job: string,
  request: AskRequest,
): Promise<Answer> {
  const query = parseQuery(request.query);
  if (isEmpty(query)) throw new PithError('bad-input', 'Ask with at least one word.');
  const pages = await indexPages(stores, job, request.onProgress);
  const segments = await stores.sections.segments(job);
  const terms = [...query.terms.keys(), ...query.excluded];
  const ranked = await rankPages({ segments, store: stores.sections, job, query, terms });
  if (ranked.length === 0)
    throw new PithError('bad-input', `None of the ${pages} pages answers “${request.query}”.`);
  const read: Extraction[] = [];
  for (const key of ranked.slice(0, MOST_PAGES)) {
    const stored = await stores.jobs.page(job, key);
    if (stored) read.push(stored.page);
  }
  const { query: text, budget, style, count } = request;
  const first = await bundle(read, { query: text, budget, ...(style ? { style } : {}), count });
  // Once more without the pages of which nothing is left: numbers without gaps.
  const used = read.filter((_, index) => first.kept[index]);
  const { markdown, tokens, sections } =
    used.length === read.length
      ? first
      : await bundle(used, { query: text, budget, ...(style ? { style } : {}), count });
  return {
    markdown,
    tokens,
    pages,
    sources: used.map(({ title, url }, index) => ({
      title: title || url,
      url,
      sections: sections[index] ?? [],
    })),
  };
}

interface Ranking {
  segments: Segment[];
  store: SectionStore;
  job: string;
  query: ReturnType<typeof parseQuery>;
  terms: string[];
}

/** Keys of pages, that with the best section first. Scored over all sections of the collection, as within one page. */
async function rankPages({ segments, store, job, query, terms }: Ranking): Promise<string[]> {
  const keys: string[] = [];
  const firstOf: number[][] = [];
  const headingLengths: number[] = [];
  const bodyLengths: number[] = [];
  const sections: { above: number[] }[] = [];
  const pageOf: number[] = [];
  for (const { pages } of segments) {
    const starts: number[] = [];
    for (const page of pages) {
      starts.push(sections.length);
      for (let at = 0; at < page.sections.length; at += 3) {
        pageOf.push(keys.length);
        headingLengths.push(page.sections[at] ?? 0);
        bodyLengths.push(page.sections[at + 1] ?? 0);
        // How deep it stands counts; which headings stand above it is not looked up.
        sections.push({ above: Array.from({ length: page.sections[at + 2] ?? 0 }, () => -1) });
      }
      keys.push(page.key);
    }
    firstOf.push(starts);
  }
  const headings = new Map<string, Posting[]>();
  const bodies = new Map<string, Posting[]>();
  const note = (postings: Map<string, Posting[]>, term: string, posting: Posting): void => {
    if (posting.count === 0) return;
    const list = postings.get(term);
    if (list) list.push(posting);
    else postings.set(term, [posting]);
  };
  for (const term of terms) {
    for (const [segment, numbers] of await store.lookUp(job, term)) {
      for (let number = 0; number < numbers.length; number += 4) {
        const [page = 0, section = 0, heading = 0, body = 0] = numbers.slice(number, number + 4);
        const at = (firstOf[segment]?.[page] ?? 0) + section;
        note(headings, term, { at, count: heading });
        note(bodies, term, { at, count: body });
      }
    }
  }
  const index = {
    sections,
    // One passage a section: which of its passages answers is found once the page is read.
    passages: { list: sections.map((_, section) => ({ section })) },
    headings,
    bodies,
    lengths: { headings: headingLengths, bodies: bodyLengths, sections: bodyLengths },
    // Phrases are looked for in the pages themselves, once they are read.
    foldedText: () => query.phrases.join(' '),
  };
  const { scores } = scorePassages(index, query);
  const best = new Map<number, number>();
  scores.forEach((score, section) => {
    const page = pageOf[section] ?? 0;
    if (score > (best.get(page) ?? 0)) best.set(page, score);
  });
  return [...best].toSorted(([, one], [, other]) => other - one).map(([page]) => keys[page] ?? '');
}
