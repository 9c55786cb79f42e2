// One address, asked up to three times while the site is busy; the connected server is checked before a byte is read.

import { PithError } from '../errors.ts';
import type { Answer } from '../io/network.ts';
import { refusal, shorten } from './guard/check-address.ts';
import { hostOf } from './guard/read-hosts.ts';
import { failureError } from './answer/failures.ts';
import { acceptsOf } from './guard/guard.ts';
import { timedOut } from './limits.ts';
import { backoff, readRetryAfter, wait } from './answer/retry-after.ts';
import type { FetchTools, TextRequest } from './text-request.ts';

export interface OpenAnswer extends Answer {
  /** Aborted when the person cancels, or when time runs out for the first byte or for all. */
  signal: AbortSignal;
  /** Ends the wait for the first byte. */
  started(): void;
}

/** Markdown first: sites that have it spare the reader the whole page. */
const ACCEPT =
  'text/markdown, text/html;q=0.9, application/xhtml+xml;q=0.9, text/plain;q=0.8, application/xml;q=0.7, */*;q=0.5';
const BUSY = new Set([429, 503]);

export async function exchangeOnce(url: URL, request: TextRequest, tools: FetchTools): Promise<OpenAnswer> {
  const { limits } = tools;
  const begun = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(url, request, tools);
    if (!BUSY.has(answer.status)) return answer;
    answer.close();
    const pause =
      readRetryAfter(answer.headers.get('retry-after'), Date.now()) ??
      backoff(attempt, { base: limits.backoff, random: Math.random });
    const isTooLong = Date.now() - begun + pause > limits.total;
    if (attempt + 1 >= limits.tries || isTooLong) throw busy(url.href, answer.status, pause);
    await wait(pause, request.signal);
  }
}

function busy(url: string, status: number, pause: number): PithError {
  const seconds = String(Math.max(1, Math.ceil(pause / 1000)));
  const message = `${shorten(url)} is busy (status ${status}). Try again in ${seconds} seconds.`;
  return new PithError('site-busy', message, { detail: seconds });
}

async function ask(url: URL, request: TextRequest, { exchange, limits }: FetchTools): Promise<OpenAnswer> {
  const host = hostOf(url);
  const accepts = host === request.localHost ? undefined : acceptsOf(request);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(timedOut(url.href, limits.firstByte)), limits.firstByte);
  const started = () => clearTimeout(timer);
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    const answer = await exchange({
      url: url.href,
      accept: ACCEPT,
      credentials: request.signedInHosts?.includes(host) ?? false,
      accepts,
      signal,
      ...(request.known && url.href === request.url ? { known: request.known } : {}),
    });
    if ('words' in answer) {
      throw answer.isPrivate ? privateServer(url.href) : failureError(url.href, answer.words);
    }
    const close = () => {
      started();
      answer.close();
    };
    if (answer.address === undefined || !accepts || accepts(answer.address)) {
      return { ...answer, signal, started, close };
    }
    close();
    throw privateServer(url.href);
  } catch (error) {
    started();
    throw signal.aborted ? signal.reason : error;
  }
}

/** The address itself is not told: a page could learn the network's layout from it. */
const privateServer = (url: string): PithError =>
  refusal(url, 'its name leads into a private or reserved network');
