// Sites in memory behind a fake `CollectIo`: its clock runs only while somebody waits. Pages are read for real.

import { JSDOM } from 'jsdom';
import { extractText } from '../../src/fetch/page/extract-text.ts';
import type { CollectIo } from '../../src/io/collect-io.ts';
import type { Answer, ExchangeRequest } from '../../src/io/network.ts';

globalThis.DOMParser = new JSDOM().window.DOMParser;

export interface FakeAnswer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export type Site = (
  url: URL,
  request: ExchangeRequest,
) => FakeAnswer | undefined | Promise<FakeAnswer | undefined>;

export interface FakeWorld extends CollectIo {
  /** Every request with the moment at which it came, in milliseconds. */
  log: { url: string; at: number }[];
  urls(): string[];
}

const TIME = 5;

export function fakeWorld(site: Site): FakeWorld {
  let clock = 0;
  const timers: { at: number; run(): void }[] = [];
  let isTicking = false;
  // Nothing else happens in the moment before a timer runs: real work has the microtasks and a turn of the loop.
  const tick = (): void => {
    if (isTicking) return;
    isTicking = true;
    setTimeout(() => {
      isTicking = false;
      timers.sort((one, other) => one.at - other.at);
      const next = timers.shift();
      if (!next) return;
      clock = Math.max(clock, next.at);
      next.run();
      if (timers.length > 0) tick();
    }, 1);
  };
  const log: FakeWorld['log'] = [];
  const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      const run = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      timers.push({ at: clock + milliseconds, run });
      tick();
    });
  const held = new Set<string>();
  return {
    log,
    urls: () => log.map(({ url }) => url),
    async exchange(request) {
      log.push({ url: request.url, at: clock });
      await wait(TIME, request.signal);
      const answer = await site(new URL(request.url), request);
      return answer ? toAnswer(answer) : toAnswer({ status: 404, body: 'Not found' });
    },
    extractText: async (page, options) => extractText(page, options),
    render: () => Promise.reject(new Error('There are no tabs.')),
    access: { localHost: undefined, trusted: [] },
    elapsed: () => clock,
    now: () => 1_700_000_000_000 + clock,
    random: () => 0,
    wait,
    async alone(name, work) {
      if (held.has(name)) return undefined;
      held.add(name);
      return work().finally(() => held.delete(name));
    },
  };
}

function toAnswer({ status = 200, type = 'text/html', headers = {}, body = '' }: FakeAnswer): Answer {
  return {
    status,
    headers: new Map(Object.entries({ 'content-type': type, ...headers })),
    address: undefined,
    body: new Blob([body as string]).stream() as ReadableStream<Uint8Array>,
    failure: async () => '',
    close() {},
  };
}

const WORDS =
  'harbour tide gauge spring neap moon pilot quay lantern survey ledger current basin channel buoy anchor ferry chart'.split(
    ' ',
  );

/** A text of its own for each number: no two resemble each other. */
export function prose(seed: number, words = 120): string {
  let state = seed * 7919 + 17;
  const next = (): number => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff);
  const sentences = Array.from({ length: Math.ceil(words / 12) }, () => {
    const line = Array.from({ length: 12 }, () => `${WORDS[next() % WORDS.length]}${next() % 50}`).join(' ');
    return `${line[0]?.toUpperCase()}${line.slice(1)}.`;
  });
  return sentences.map((sentence) => `<p>${sentence}</p>`).join('\n');
}

export const article = (title: string, seed: number, more = ''): FakeAnswer => ({
  body: `<!doctype html><html><head><meta property="og:type" content="article"><title>${title}</title></head><body><nav>${more}</nav><main><article><h1>${title}</h1>${prose(seed)}</article></main></body></html>`,
});

export const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;
