// One page that is not open, read as well as it can be: what was fetched is judged, and where it is thin its other
// versions are tried. The richest reading wins.

import type { Traits } from '../core/classification.ts';
import type { ExtractOptions } from '../core/extract-options.ts';
import type { FetchReport } from '../core/fetch-report.ts';
import type { Extraction } from '../core/types.ts';
import { countWords } from '../core/dom/words.ts';
import { PithError } from '../errors.ts';
import { shorten } from './guard/check-address.ts';
import type { ReadText } from './page/extract-text.ts';
import { type FetchedText, fetchText } from './fetch-text.ts';
import { type PageVerdict, judgePage } from './page/judge-page.ts';
import type { Outgoing } from './page/list-outgoing.ts';
import type { PageText } from './page/open-text.ts';
import { hostOf } from './guard/read-hosts.ts';
import type { FetchTools, TextRequest } from './text-request.ts';

export interface PageRequest extends TextRequest {
  options: ExtractOptions;
  /** Open a page that only scripts can fill in an inactive tab. */
  inTab: boolean;
  /** List where its links lead. */
  lists?: boolean;
}

/** A page and what came with it. */
export interface PageReading {
  /** Undefined when no version of it holds any text. */
  page: Extraction | undefined;
  /** Of what the address itself gave. */
  headers: Map<string, string>;
  url: string;
  outgoing: Outgoing | undefined;
}

export interface PageTools extends FetchTools {
  extractText(page: PageText, options: ExtractOptions, signal: AbortSignal): Promise<ReadText>;
  /** Reads a page in an inactive tab and closes it. */
  render(request: PageRequest): Promise<Extraction>;
}

interface PageVersion {
  source: FetchReport['source'];
  extraction: Extraction | undefined;
  text: FetchedText;
  verdict: PageVerdict;
  traits: Traits;
  words: number;
  outgoing: Outgoing | undefined;
}

/** What an address gives with so many words needs no other version. */
const ENOUGH_WORDS = 150;
/** Another version that the site itself names may be shorter: it has no menus. */
const ENOUGH_ELSEWHERE = 50;

/** Throws `PithError`. */
export async function getPage(request: PageRequest, tools: PageTools): Promise<Extraction> {
  const { page, best } = await readPage(request, tools);
  if (!page) throw nothingFound(best);
  return page;
}

/** Throws `PithError`, but not for a page that holds nothing: its links may lead to some that do. */
export async function readPage(
  request: PageRequest,
  tools: PageTools,
): Promise<PageReading & { best: PageVersion }> {
  const start = Date.now();
  const first = await readDirectly(request.url, request, tools);
  const versions = [first];
  for (const source of ALTERNATIVES) {
    if (!needsMore(versions)) break;
    const other = await source(first, withTimeLeft(request, tools, start), tools);
    if (other) versions.push(other);
  }
  // The first of equals: what the address itself gave.
  const best = versions.reduce((richest, each) => (each.words > richest.words ? each : richest));
  const fetched = report({ best, first, versions, start, request });
  return {
    page: best.extraction && { ...best.extraction, fetched },
    headers: first.text.headers,
    url: first.text.url,
    outgoing: first.outgoing,
    best,
  };
}

/** One limit holds for all versions together. */
function withTimeLeft(request: PageRequest, { limits }: PageTools, start: number): PageRequest {
  const total = (request.limits?.total ?? limits.total) - (Date.now() - start);
  return { ...request, limits: { ...request.limits, total: Math.max(1, total) } };
}

async function readDirectly(url: string, request: PageRequest, tools: PageTools): Promise<PageVersion> {
  const text = await fetchText({ ...request, url }, tools);
  const asked = request.lists ? { ...text, lists: true } : text;
  const reading = await tools.extractText(asked, request.options, request.signal);
  const { extraction: read, traits, isFeed, outgoing } = reading;
  const verdict = judgePage({ text, extraction: read, traits, isFeed });
  const isWall = verdict.kind === 'login' || verdict.kind === 'blocked';
  const extraction = read && {
    ...read,
    classification: { ...traits, ...verdict },
    article: isWall ? { ...read.article, skip: verdict.kind } : read.article,
  };
  const isFilled = verdict.kind === 'app-shell' && extraction !== undefined;
  const source = text.kind === 'markdown' ? 'markdown' : isFilled ? 'data' : 'direct';
  return { source, extraction, text, verdict, traits, words: wordsOf(extraction), outgoing };
}

const wordsOf = (extraction: Extraction | undefined): number => countWords(extraction?.bodyText ?? '');

/** Pages that say themselves that there is nothing (more) to read are not asked again. */
const FINAL: ReadonlySet<PageVerdict['kind']> = new Set(['soft-404', 'feed', 'markdown', 'data', 'text']);

const needsMore = (versions: PageVersion[]): boolean =>
  !FINAL.has(versions[0]?.verdict.kind ?? 'static') &&
  versions.every(({ words }, index) => words < (index === 0 ? ENOUGH_WORDS : ENOUGH_ELSEWHERE));

type Alternative = (
  first: PageVersion,
  request: PageRequest,
  tools: PageTools,
) => Promise<PageVersion | undefined>;

/** In this order, cheapest first. */
const ALTERNATIVES: Alternative[] = [
  (first, request, tools) => readVersion('markdown', first, { request, tools }),
  (first, request, tools) => readVersion('amp', first, { request, tools }),
  async (first, request, tools) => {
    if (first.verdict.kind !== 'app-shell' || !request.inTab) return undefined;
    const extraction = await orElse(first, request, () => tools.render({ ...request, url: first.text.url }));
    return extraction && { ...first, source: 'rendered', extraction, words: wordsOf(extraction) };
  },
];

async function readVersion(
  source: 'markdown' | 'amp',
  first: PageVersion,
  { request, tools }: { request: PageRequest; tools: PageTools },
): Promise<PageVersion | undefined> {
  const url = source === 'amp' ? first.traits.ampUrl : first.traits.markdownUrl;
  if (url === undefined || leavesEncryption(first.text.url, url)) return undefined;
  // What a site names is no wish of the person: only the own host itself may name pages of its own.
  const localHost = hostOf(new URL(first.text.url)) === request.localHost ? request.localHost : undefined;
  const version = await orElse(first, request, () => readDirectly(url, { ...request, localHost }, tools));
  return version && { ...version, source };
}

const leavesEncryption = (from: string, to: string): boolean =>
  from.startsWith('https:') && to.startsWith('http:');

/** Another version is a hope only: where it fails, what was read so far stands, if there is anything. */
async function orElse<T>(
  first: PageVersion,
  { signal }: PageRequest,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (
      signal.aborted ||
      (first.words === 0 && error instanceof PithError && error.code === 'address-refused')
    )
      throw error;
    return undefined;
  }
}

const REASONS: Record<FetchReport['source'], string> = {
  direct: 'what the address itself gave',
  data: 'the page shows almost nothing; this is from the data that it carries',
  markdown: 'the site gives the page as Markdown',
  amp: 'the mobile version holds more',
  rendered: 'the page needs its scripts; it was opened in a tab and closed again',
};

interface Outcome {
  best: PageVersion;
  first: PageVersion;
  versions: PageVersion[];
  start: number;
  request: PageRequest;
}

function report({ best, first, versions, start, request }: Outcome): FetchReport {
  const { text, source } = best;
  const compared = versions.map((each) => `${each.source} ${each.words} words`).join(', ');
  return {
    requestedUrl: request.url,
    finalUrl: text.url,
    hops: text.hops,
    status: text.status,
    mediaType: text.mediaType,
    charset: text.charset,
    bytes: text.bytes,
    milliseconds: Date.now() - start,
    fetchedAt: new Date(start).toISOString(),
    ...first.verdict,
    source,
    reason: versions.length > 1 ? `${REASONS[source]} (${compared})` : REASONS[source],
    cached: false,
  };
}

function nothingFound({ text, verdict }: PageVersion): PithError {
  const why = verdict.kind === 'app-shell' ? ' The page needs its scripts to show anything: open it.' : '';
  return new PithError('nothing-to-extract', `No text was found on ${shorten(text.url)}.${why}`);
}
