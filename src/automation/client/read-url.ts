// One address after the other through the tabs of the living browser; where the browser dies, the page is tried again.

import type { LimitFunction } from 'p-limit';
import { PithError } from '../../errors.ts';
import { callBridge } from '../call-bridge.ts';
import type { BridgeReply } from '../bridge.ts';
import { pluginsOf } from '../plugins/built-in.ts';
import type { Profile } from '../profile/profile.ts';
import type { Warn } from '../plugins/run-plugins.ts';
import { siteOf } from '../profile/site-of.ts';
import type { Guard } from './guard-requests.ts';
import type { KeptBrowser } from './keep-browser.ts';
import { visit } from './read-tab.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
import { requestFor } from './request-for.ts';
import type { OpenOptions, PithRequest, PithResult, Tokens } from './request.ts';
import { type PoolTab, createTabPool } from './tab-pool.ts';

/** See `PithRequest.timeout`. */
const TIMEOUT = 45_000;

type Asked = Omit<PithRequest, 'signal' | 'fresh'>;

interface Means {
  options: OpenOptions;
  browser: KeptBrowser;
  guard: Guard;
  limit: LimitFunction;
  profile: Profile;
  warn: Warn;
}

interface Reader {
  /** Null when a hook dropped the result. */
  read(url: string, request: Asked, signal: AbortSignal): Promise<PithResult | null>;
  pages(): number;
}

export function createReader({ options, browser, guard, limit, profile, warn }: Means): Reader {
  const pool = createTabPool();
  let pages = 0;

  const once = async (url: string, request: Asked, signal: AbortSignal): Promise<PithResult> => {
    const started = performance.now();
    const { timeout = TIMEOUT, counts = false, ...asked } = request;
    const site = siteOf(profile, url);
    const plugins = pluginsOf(options.plugins, site);
    await guard.check(url);
    signal.throwIfAborted();
    const onAnswer = (await options.beforeRequest?.(url)) ?? (() => undefined);
    const tab = await browser
      .get()
      .then(pool.take)
      .catch((error: unknown) => {
        onAnswer();
        throw error;
      });
    const work = async () => {
      signal.throwIfAborted();
      const task = {
        url,
        request: requestFor(site, asked),
        guard,
        site,
        plugins,
        hooks: options,
        warn,
        timeout,
        onAnswer,
      };
      const reply = await visit(tab, task);
      return counts ? { ...reply, tokens: await count(tab, reply) } : reply;
    };
    try {
      const reply = await within(work(), { url, timeout, signal });
      pool.giveBack(tab);
      pages += 1;
      const milliseconds = Math.round(performance.now() - started);
      return { ...reply, requestedUrl: url, milliseconds, cached: false };
    } catch (error) {
      pool.drop(tab);
      throw browser.isDead(tab.browser) || tab.page.isClosed() ? new Lost(url, error) : error;
    } finally {
      onAnswer();
    }
  };

  const read = async (url: string, request: Asked, signal: AbortSignal): Promise<PithResult | null> => {
    const result = await once(url, request, signal).catch((error: unknown) => {
      if (error instanceof Lost && !signal.aborted) return once(url, request, signal);
      throw error;
    });
    const changed = await options.onExtraction?.(result);
    return changed === undefined ? result : changed;
  };
  return {
    read: (url, request, signal) =>
      limit(async () => {
        signal.throwIfAborted();
        return read(url, request, signal).catch((error: unknown) => {
          if (signal.aborted) throw signal.reason;
          if (browser.isClosed())
            throw new PithError('closed', `Pith was closed before ${url} was read.`, { cause: error });
          throw tellError(url, error);
        });
      }),
    pages: () => pages,
  };
}

/** The tab went away under the reading. */
class Lost extends PithError {
  constructor(url: string, cause: unknown) {
    super('browser-failed', `The browser or its tab ended while it read ${url}.`, { cause });
  }
}

function tellError(url: string, error: unknown): unknown {
  if (error instanceof PithError) return error;
  const [reason = ''] = String((error as Error | undefined)?.message ?? error).split('\n');
  return new PithError('page-failed', `${url} could not be read: ${reason}`, { cause: error });
}

async function count({ browser, page }: PoolTab, reply: BridgeReply): Promise<Tokens> {
  const texts = [await page.content(), reply.page, reply.output];
  const [raw = 0, whole = 0, output = 0] = await Promise.all(
    texts.map((text) => callBridge(browser.worker, 'count', { text })),
  );
  return { raw, page: whole, output };
}

/** Navigation has the same limit; what comes after it may take as long again. */
async function within<T>(
  work: Promise<T>,
  { url, timeout, signal }: { url: string; timeout: number; signal: AbortSignal },
): Promise<T> {
  const limit = AbortSignal.timeout(2 * timeout);
  const either = AbortSignal.any([limit, signal]);
  const tooLate = new PithError('timed-out', `${url} was not read within ${(2 * timeout) / 1000} s.`);
  return Promise.race([work, rejectOnAbort(either, () => (signal.aborted ? signal.reason : tooLate))]);
}
