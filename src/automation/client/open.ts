// READ FIRST. The client for programs: `const pith = await open()`, `await pith.extract(url)`.

import type { BrowserContext, Page } from 'playwright-core';
import pLimit from 'p-limit';
import { PithError } from '../../errors.ts';
import type { BridgeReply, FocusBridgeRequest, HtmlBridgeRequest } from '../bridge.ts';
import { callBridge } from '../call-bridge.ts';
import { checkPlugin, pluginsOf } from '../plugins/built-in.ts';
import { siteOf } from '../profile/site-of.ts';
import type { Listing, Source } from '../../collect/list-source.ts';
import { type CollectMeans, type CollectOptions, collectPages } from './collect.ts';
import { type Outcome, type Policy, extractMany } from './extract-many.ts';
import { createGuard, trustedByEnvironment } from './guard-requests.ts';
import { keepBrowser } from './keep-browser.ts';
import { type CacheStats, keepResults } from './keep-results.ts';
import { readOpenPage } from './read-open-page.ts';
import { createReader } from './read-url.ts';
import { requestFor } from './request-for.ts';
import { withPlugins } from './with-plugins.ts';
import type { OpenOptions, PithRequest, PithResult } from './request.ts';

const CONCURRENCY = 4;

export interface PithStats {
  cache: CacheStats;
  /** Pages that were opened and read. */
  pages: number;
  /** How often a browser that had died was started again. */
  restarts: number;
}

export interface SitemapWish {
  /** Beginnings of the addresses that are wanted. */
  prefixes?: readonly string[];
  /** Changed since, in milliseconds since 1970. */
  since?: number;
}

export interface Pith extends AsyncDisposable {
  /** Opens and reads a page. Null when a hook dropped it. Throws `PithError`. */
  extract(url: string, request?: PithRequest): Promise<PithResult | null>;
  /** Many pages; what fails is handled as `onError` says. */
  extractAll(
    urls: Iterable<string> | AsyncIterable<string>,
    request?: PithRequest & Policy,
  ): AsyncGenerator<Outcome>;
  /** The pages that a sitemap lists, or those of a site. */
  sitemap(url: string, request?: CollectOptions & SitemapWish): AsyncGenerator<Outcome>;
  feed(url: string, request?: CollectOptions): AsyncGenerator<Outcome>;
  /** The pages that a page leads to, within `scope`. */
  crawl(url: string, request?: CollectOptions & { sitemaps?: boolean }): AsyncGenerator<Outcome>;
  /** The addresses that a sitemap, a feed or a text lists; no page is read. */
  list(source: Source): Promise<Listing>;
  /** Reads a string with its address; nothing is loaded. */
  extractHtml(request: HtmlBridgeRequest): Promise<BridgeReply>;
  /** Reads a page that is open in this browser (`context`). */
  extractPage(page: Page, request?: PithRequest): Promise<BridgeReply>;
  /** What is wanted of a page that was read before. */
  focus(request: FocusBridgeRequest): Promise<BridgeReply>;
  /** Exact tokens, o200k_base. */
  count(text: string): Promise<number>;
  /** Hosts of the own network that may be asked. */
  trusted: readonly string[];
  /** Playwright's context of the browser that lives now. */
  context(): Promise<BrowserContext>;
  stats(): PithStats;
  close(): Promise<void>;
}

/** Starts the browser. Throws `PithError`: `browser-missing`, `browser-failed`. */
export async function open(options: OpenOptions = {}): Promise<Pith> {
  const { concurrency = CONCURRENCY, plugins = [], defaults = {} } = options;
  const trusted = options.trusted ?? trustedByEnvironment();
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new PithError('bad-input', `The concurrency is a whole number from 1; this one is ${concurrency}.`);
  }
  plugins.forEach(checkPlugin);
  const profile = options.profile
    ? (await import('../profile/profile.ts')).checkProfile(options.profile)
    : {};
  const guard = createGuard({ trusted, profile });
  const browser = keepBrowser(options, guard);
  await browser.get();
  const limit = pLimit(concurrency);
  const results = keepResults(options.cache);
  const warn = options.onWarning ?? warnByProcess;
  const reader = createReader({ options, browser, guard, limit, profile, warn });
  const worker = async () => (await browser.get()).worker;
  const read: CollectMeans['read'] = async (url, request, given) => {
    const site = siteOf(profile, url);
    const acting = { request: requestFor(site, request), plugins: pluginsOf(plugins, site), warn };
    return withPlugins(await worker(), acting, given);
  };
  const means: CollectMeans = {
    worker,
    trusted,
    read,
    check: guard.check,
    onExtraction: options.onExtraction,
  };
  const collect = (source: Source, given: CollectOptions = {}) =>
    collectPages(source, { ...withoutClientOnly(defaults), ...given }, means);

  const extract: Pith['extract'] = (url, request = {}) => {
    const { signal = new AbortController().signal, fresh = false, ...asked } = { ...defaults, ...request };
    return results.get({
      key: JSON.stringify([url, asked]),
      fresh,
      signal,
      read: (flight) => reader.read(url, asked, flight),
    });
  };
  const close = () => browser.close();
  return {
    extract,
    extractAll: (urls, request = {}) => extractMany(urls, { request, extract, concurrency }),
    extractHtml: ({ html, url, ...request }) =>
      read(url, request, async (asked) => callBridge(await worker(), 'extractHtml', { ...asked, html, url })),
    extractPage: (page, request = {}) =>
      read(page.url(), request, async (asked) => readOpenPage(await browser.get(), page, asked)),
    sitemap: (url, { prefixes = [], since, ...given } = {}) =>
      collect({ kind: 'sitemap', url, prefixes, ...(since === undefined ? {} : { since }) }, given),
    list: async (source) => callBridge(await worker(), 'listSource', { source, trusted }),
    feed: (url, given) => collect({ kind: 'feed', url }, given),
    crawl: (url, { sitemaps = false, ...given } = {}) =>
      collect({ kind: 'crawl', url, sitemaps }, { ...given, scope: { follow: true, ...given.scope } }),
    focus: async (request) => callBridge(await worker(), 'focus', request),
    count: async (text) => callBridge(await worker(), 'count', { text }),
    context: async () => (await browser.get()).context,
    trusted,
    stats: () => ({ cache: results.stats(), pages: reader.pages(), restarts: browser.restarts() }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const warnByProcess = (message: string): void => process.emitWarning(message, 'PithWarning');

/** Pages of a collection are fetched, not opened one by one. */
function withoutClientOnly({
  fresh,
  counts,
  timeout,
  expand,
  ...request
}: Omit<PithRequest, 'signal'>): CollectOptions {
  void [fresh, counts, timeout, expand];
  return request;
}
