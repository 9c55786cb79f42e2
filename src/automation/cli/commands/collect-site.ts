// `pith crawl`, `pith sitemap` and `pith feed`: the pages of a site.

import type { Command } from 'commander';
import type { JobOptions } from '../../../collect/job/job.ts';
import type { CollectOptions, CollectProgress } from '../../client/collect.ts';
import type { Outcome } from '../../client/extract-many.ts';
import type { Pith } from '../../client/open.ts';
import { showProgress } from '../terminal/progress.ts';
import { tell } from '../terminal/write-out.ts';
import { wholeNumber } from '../whole-number.ts';
import { giveOut } from './extract-pages.ts';

export const COLLECTS = ['crawl', 'sitemap', 'feed'] as const;
export type Collects = (typeof COLLECTS)[number];

export interface SiteFlags {
  maxPages?: string;
  depth?: string;
  delay?: string;
  include?: string[];
  exclude?: string[];
  prefix?: string[];
  subdomains?: boolean;
  robots?: boolean;
  out?: string;
  json?: boolean;
}

export const SITE_HELP = `pith crawl URL               the pages that a page leads to, within its site
pith sitemap URL             those of a sitemap, or of the sitemaps of a site
pith feed URL                those of a feed, or of the feed of a page
  --max-pages N --depth N    at most so many pages (500) and links from it (10)
  --include P --exclude P    patterns of addresses; repeatable
  --prefix URL               of the addresses that are wanted of a sitemap
  --delay MS                 between two requests to a host (500)
  --subdomains --no-robots
  --out DIR --json, and the flags of pith for what is wanted of each page
`;

const collect = (value: string, before: string[] = []): string[] => [...before, value];

export const addSiteFlags = (command: Command): Command =>
  command
    .option('--max-pages <n>')
    .option('--depth <n>')
    .option('--delay <ms>')
    .option('--include <pattern>', '', collect)
    .option('--exclude <pattern>', '', collect)
    .option('--prefix <url>', '', collect)
    .option('--subdomains')
    .option('--no-robots')
    .option('--out <dir>')
    .option('--json');

/** The exit code. */
export async function collectSite(
  kind: Collects,
  { pith, url, flags, request }: { pith: Pith; url: string; flags: SiteFlags; request: CollectOptions },
): Promise<number> {
  const progress = showProgress({ quiet: false });
  const options: CollectOptions = {
    ...request,
    scope: scopeOf(flags),
    onProgress: (now) => step(now),
    onSkip: (address, reason) => tell(`${address}: left out (${reason})`),
  };
  let settled = -1;
  const step = ({ done, failed, skipped, queued, found, last = '' }: CollectProgress) => {
    const through = done + failed + skipped;
    if (through > settled)
      progress.step({ done: through, failed, total: through + queued + found, what: last });
    settled = through;
  };
  const pages: Record<Collects, () => AsyncIterable<Outcome>> = {
    crawl: () => pith.crawl(url, options),
    sitemap: () => pith.sitemap(url, { ...options, prefixes: flags.prefix ?? [] }),
    feed: () => pith.feed(url, options),
  };
  try {
    return await giveOut(pages[kind](), { request, out: flags.out, json: flags.json, quiet: true });
  } finally {
    progress.stop();
  }
}

function scopeOf(flags: SiteFlags): Partial<JobOptions> {
  const { maxPages, depth, delay, include, exclude, subdomains, robots } = flags;
  return {
    ...(maxPages === undefined ? {} : { maxPages: wholeNumber('max-pages', maxPages, { least: 1 }) }),
    ...(depth === undefined ? {} : { maxDepth: wholeNumber('depth', depth) }),
    ...(delay === undefined ? {} : { delay: wholeNumber('delay', delay) }),
    ...(include ? { include } : {}),
    ...(exclude ? { exclude } : {}),
    ...(subdomains ? { subdomains } : {}),
    ...(robots === false ? { robots } : {}),
  };
}
