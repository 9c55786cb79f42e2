// One page of a job: fetched, read, followed by its next pages where they are one text, and judged.

import { normalizeUrl } from '../address/normalize-url.ts';
import { sketchOf } from '../duplicates/min-hash.ts';
import type { HostDesk } from '../polite/host-desk.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../core/extract-options.ts';
import type { Extraction } from '../../core/types.ts';
import { type PageReading, type PageRequest, type PageTools, readPage } from '../../fetch/get-page.ts';
import { DEFAULT_LIMITS } from '../../fetch/limits.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import { joinPages } from './join-pages.ts';
import type { JobOptions, PageRow, SkipReason } from './job.ts';

export interface Visited {
  /** What is known of the page now. */
  facts: Partial<PageRow>;
  page: Extraction | undefined;
  /** Why its text is no part of the collection. */
  skip: { reason: SkipReason; detail?: string } | undefined;
  links: string[];
  next: string | undefined;
  /** Addresses whose text is behind that of this page. */
  joined: string[];
}

export interface Visit {
  io: CollectIo;
  desk: HostDesk;
  options: JobOptions;
  row: PageRow;
  /** Validators of the job before. */
  known: { etag?: string; modified?: string } | undefined;
  signal: AbortSignal;
}

/** The next pages of one article, at most. */
const MOST_JOINED = 30;
/** Turns that one page may wait for: its redirects and other versions. */
const MOST_WAITS = 5;
/** A text shorter than this is equal by chance. Characters. */
const LEAST_HASHED = 100;

/** Throws `PithError`; `http-error` with 304 where nothing has changed. */
export async function visitPage(visit: Visit): Promise<Visited> {
  const { options, row, io } = visit;
  const started = io.elapsed();
  const first = await read(visit, row.key);
  const { page: alone, headers, outgoing } = first;
  const joined: string[] = [];
  const pages: Extraction[] = [];
  if (options.joinNext && alone) await readNext(visit, first, { pages, joined });
  const page = alone && pages.length > 0 ? joinPages(alone, pages) : alone;
  const links =
    outgoing?.robots.nofollow && options.robots ? [] : [...(outgoing?.links ?? []), ...listed(page)];
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return {
    facts: {
      ...(page ? await factsOf(page) : {}),
      canonical: canonicalOf(row, first),
      milliseconds: Math.round(io.elapsed() - started),
      ...(etag === undefined ? {} : { etag }),
      ...(modified === undefined ? {} : { modified }),
    },
    page,
    skip: judge(page, options),
    links: [...new Set(links)],
    next: outgoing?.robots.nofollow && options.robots ? undefined : outgoing?.next,
    joined,
  };
}

async function read({ io, desk, options, known, signal }: Visit, url: string): Promise<PageReading> {
  const request: PageRequest = {
    ...io.access,
    url,
    options: DEFAULT_EXTRACT_OPTIONS,
    inTab: options.tabs !== 'never',
    lists: true,
    signal,
    ...(known ? { known } : {}),
  };
  const exchange = await desk.enter(url, signal);
  // Redirects wait for their turns, too.
  const waits = MOST_WAITS * desk.pace(new URL(url).host).interval;
  const { firstByte, total } = DEFAULT_LIMITS;
  const tools: PageTools = {
    exchange,
    // The job itself tries again, later, with other pages meanwhile.
    limits: { ...DEFAULT_LIMITS, tries: 1, firstByte: firstByte + waits, total: total + waits },
    extractText: (page, asked, ending) => io.extractText(page, asked, ending),
    render: (asked) => io.render(asked),
  };
  const reading = await readPage(request, tools);
  if (options.tabs !== 'always') return reading;
  const rendered = await io.render({ ...request, url: reading.url });
  return {
    ...reading,
    page: { ...rendered, ...(reading.page?.fetched && { fetched: reading.page.fetched }) },
  };
}

async function readNext(
  visit: Visit,
  first: PageReading,
  { pages, joined }: { pages: Extraction[]; joined: string[] },
): Promise<void> {
  const seen = new Set([normalizeUrl(first.url) ?? '', visit.row.key]);
  let next = first.outgoing?.next;
  while (next !== undefined && joined.length < MOST_JOINED) {
    const key = normalizeUrl(next);
    if (key === undefined || seen.has(key) || new URL(key).host !== new URL(first.url).host) return;
    seen.add(key);
    const { page, outgoing } = await read({ ...visit, known: undefined }, key);
    if (!page) return;
    pages.push(page);
    joined.push(key);
    next = outgoing?.next;
  }
}

/** Links of the text itself: a page that was opened in a tab has more than its source told. */
const listed = (page: Extraction | undefined): string[] =>
  (page?.links ?? []).filter(({ rel = '' }) => !/\bnofollow\b/.test(rel)).map(({ url }) => url);

/** Where the page says it lives, if it is on the same site: else anybody could take pages out. */
function canonicalOf({ key }: PageRow, { url, outgoing }: PageReading): string {
  const named = normalizeUrl(outgoing?.canonical ?? '', url);
  const final = normalizeUrl(url) ?? key;
  return named !== undefined && new URL(named).host === new URL(final).host ? named : final;
}

async function factsOf(page: Extraction): Promise<Partial<PageRow>> {
  const { title, stats, article, fetched, bodyText } = page;
  const folded = bodyText.replace(/\s+/g, ' ').trim();
  const sketch = sketchOf(folded);
  return {
    title: title.slice(0, 300),
    tokens: stats.tokens,
    words: stats.words,
    score: article.score,
    bytes: fetched?.bytes ?? 0,
    ...(folded.length >= LEAST_HASHED ? { hash: await hashOf(folded) } : {}),
    ...(sketch ? { sketch } : {}),
  };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is no text to be kept, whatever the person asked for. */
const NEVER = new Set(['soft-404', 'login', 'blocked', 'consent-wall', 'app-shell']);

function judge(page: Extraction | undefined, { leastScore }: JobOptions): Visited['skip'] {
  if (!page) return { reason: 'empty' };
  const { skip, score } = page.article;
  if (skip !== undefined && NEVER.has(skip)) return { reason: skip as SkipReason };
  if (skip === 'too-short') return { reason: 'too-short', detail: String(page.stats.words) };
  return score < leastScore ? { reason: 'low-score', detail: String(score) } : undefined;
}
