// A job and its pages, as they stand in the database. Plain data.

import type { ScopeReason, ScopeRequest } from '../address/scope.ts';

export interface JobOptions extends ScopeRequest {
  /** Go on to the pages that a page leads to. */
  follow: boolean;
  /** Links between a seed and the last pages; 0 for the seeds alone. */
  maxDepth: number;
  /** Pages that are kept. */
  maxPages: number;
  /** Decompressed bytes of all answers. */
  maxBytes: number;
  /** Of work; pauses do not count. */
  maxMilliseconds: number;
  /** Requests at the same time, in all and for each host. */
  parallel: number;
  parallelPerHost: number;
  /** Milliseconds between two requests to one host, at least. */
  delay: number;
  /** Obey robots.txt. */
  robots: boolean;
  /** What a failed page does: it is tried again so often, then left out or the end of the run. */
  retries: number;
  stopOnError: boolean;
  /** Open pages in an inactive tab: those that scripts fill, all, or none. */
  tabs: 'auto' | 'always' | 'never';
  /** Least article score, 0 to 100; 0 keeps every page with text. */
  leastScore: number;
  /** Resemblance from which two texts are the same, 0 to 1; 1 for equal ones only. */
  near: number;
  /** Leave out what another job of this person has, too. */
  acrossJobs: boolean;
  /** Put the next pages of an article behind its first one. */
  joinNext: boolean;
  /** What all kept pages may come to, in tokens; shown beside what they do. 0 for none. */
  tokenBudget: number;
}

export const DEFAULT_JOB_OPTIONS: JobOptions = {
  hosts: [],
  subdomains: false,
  include: [],
  exclude: [],
  follow: false,
  maxDepth: 10,
  maxPages: 500,
  maxBytes: 2_000_000_000,
  maxMilliseconds: 6 * 60 * 60_000,
  parallel: 8,
  parallelPerHost: 4,
  delay: 500,
  robots: true,
  retries: 3,
  stopOnError: false,
  tabs: 'auto',
  leastScore: 0,
  near: 0.9,
  acrossJobs: false,
  tokenBudget: 0,
  joinNext: false,
};

/** `paused`: by the person, or for `reason`. A job whose window has gone is still `running`. */
export type JobState = 'running' | 'paused' | 'done' | 'cancelled';

/** Why a job stands still or ended before its last page. */
export type StopReason =
  | 'asked'
  | 'page-cap'
  | 'byte-cap'
  | 'time-cap'
  | 'storage-full'
  | 'no-access'
  | 'site-busy'
  | 'stop-on-error';

export interface Job {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  created: number;
  state: JobState;
  reason?: StopReason;
  options: JobOptions;
  /** The job whose pages are asked for again, so that unchanged ones need not be sent. */
  previous?: string;
  statistics: JobStatistics;
}

export interface JobStatistics {
  milliseconds: number;
  bytes: number;
  requests: number;
  /** Sum over all requests, in milliseconds to the answer. */
  latency: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

/** `found`: a link led there; it is queued or refused when all pages of the depth before it are through. */
export type PageState = 'found' | 'queued' | 'done' | 'skipped' | 'failed';

export type SkipReason =
  | ScopeReason
  | 'robots'
  | 'not-included'
  | 'http-status'
  | 'no-text-type'
  | 'too-large'
  | 'refused'
  | 'redirect'
  | 'empty'
  | 'too-short'
  | 'low-score'
  | 'soft-404'
  | 'login'
  | 'blocked'
  | 'consent-wall'
  | 'app-shell'
  | 'duplicate'
  | 'joined'
  | 'trap';

export type FailReason = 'not-connected' | 'timed-out' | 'server-error' | 'busy' | 'page-failed';

export interface PageRow {
  job: string;
  /** Normalized address: each is fetched once. */
  key: string;
  depth: number;
  state: PageState;
  /** Where the person's list or the feed had it. */
  place: number;
  reason?: SkipReason | FailReason;
  /** The one figure or address that the reason needs. */
  detail?: string;
  /** Failed tries. */
  tries: number;
  /** Where it led, and what it names as its own address; normalized. */
  canonical?: string;
  title?: string;
  /** Estimated tokens of its Markdown. */
  tokens?: number;
  words?: number;
  score?: number;
  milliseconds?: number;
  bytes?: number;
  /** When its fate was settled, milliseconds since 1970. */
  at?: number;
  /** Taken from the job before: the site said that nothing has changed. */
  unchanged?: boolean;
  /** Pages of another kind, further down, that it leads to. */
  leads?: number;
  hash?: string;
  sketch?: number[];
  etag?: string;
  modified?: string;
}

/** The order of a collection: as listed, then by depth, then by address. Nothing depends on who answered first. */
export function inOrder(one: PageRow, other: PageRow): number {
  return (
    one.depth - other.depth ||
    one.place - other.place ||
    (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)
  );
}
