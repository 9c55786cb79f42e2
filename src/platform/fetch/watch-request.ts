// What `webRequest` tells of one request. The listeners stay only while a request is under way, since each would wake
// the worker for every request of the browser.

import { browser } from 'wxt/browser';
import type { ExchangeRequest } from '../../io/network.ts';

interface Details {
  url: string;
  statusCode?: number;
  ip?: string | null;
  error?: string;
  redirectUrl?: string;
  responseHeaders?: { name: string; value?: string }[];
}

interface Seen {
  status: number;
  headers: Map<string, string>;
  address: string | undefined;
}

interface Watch {
  /** Resolves when the browser knows of the listeners. A redirect of its own making can be quicker than that. */
  ready: Promise<unknown>;
  /** The address to request: its fragment, which is never sent, tells this request from all others. */
  url: string;
  /** Resolves when the server's address is known, or is not going to be. */
  answer(): Promise<Seen>;
  /** Why it failed, in the browser's words; empty when the browser says nothing. */
  failure(): Promise<string>;
  /** Whether the request was stopped here because of the server's address (Firefox). */
  refused(): boolean;
  end(): void;
}

interface Sight extends Seen {
  accepts: ExchangeRequest['accepts'];
  error: string;
  refused: boolean;
  changed(): void;
}

/** Events come over another way than the answer itself and may be later. Milliseconds. */
const EVENT_DELAY = 1_000;
/** The page of collections asks from a tab, everybody else from none. */
const IN_TAB = /^\/collect\.html$/.test(globalThis.location?.pathname ?? '');
const FILTER = { urls: ['<all_urls>'], ...(IN_TAB ? { types: ['xmlhttprequest'] } : { tabId: -1 }) };

/** The browser's own redirects (to https, by another extension's rule) carry the fragment along. */
const TAG = /#pith-[0-9a-f-]+$/;

const sights = new Map<string, Sight>();

export function watchRequest({ url, accepts }: ExchangeRequest): Watch {
  const tagged = new URL(url);
  tagged.hash = `pith-${crypto.randomUUID()}`;
  const key = tagged.href;
  const sight: Sight = {
    status: 0,
    headers: new Map(),
    address: undefined,
    accepts,
    error: '',
    refused: false,
    changed() {},
  };
  sights.set(key, sight);
  if (sights.size === 1) listen();
  const until = (isKnown: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, EVENT_DELAY);
      sight.changed = () => {
        if (!isKnown()) return;
        clearTimeout(timer);
        resolve();
      };
      sight.changed();
    });
  return {
    // Calls to the browser arrive in their order: when this one is answered, the listeners stand.
    ready: browser.runtime.getPlatformInfo(),
    url: key,
    async answer() {
      await until(() => sight.status !== 0 && sight.address !== undefined);
      return sight;
    },
    async failure() {
      await until(() => sight.error !== '');
      return sight.error;
    },
    refused: () => sight.refused,
    end() {
      sights.delete(key);
      if (sights.size === 0) unlisten();
    },
  };
}

function note(details: Details): { cancel: boolean } | undefined {
  const sight = sights.get(details.url);
  if (!sight) return undefined;
  if (details.statusCode !== undefined) sight.status = details.statusCode;
  for (const { name, value = '' } of details.responseHeaders ?? []) {
    sight.headers.set(name.toLowerCase(), value.replace(TAG, ''));
  }
  if (details.redirectUrl && !sight.headers.has('location'))
    sight.headers.set('location', details.redirectUrl.replace(TAG, ''));
  sight.address ??= details.ip ?? undefined;
  if (details.error) sight.error = details.error;
  if (sight.address !== undefined && sight.accepts?.(sight.address) === false) sight.refused = true;
  sight.changed();
  return sight.refused ? { cancel: true } : undefined;
}

/** Chromium gives `Location` only to listeners that ask for all headers; Firefox alone lets a listener stop a request. */
const HEADERS = import.meta.env.FIREFOX
  ? ['responseHeaders', 'blocking']
  : ['responseHeaders', 'extraHeaders'];
const LATER = HEADERS.filter((name) => name !== 'blocking');

interface RequestEvent {
  addListener(listener: (details: Details) => unknown, filter: typeof FILTER, extra?: string[]): void;
  removeListener(listener: (details: Details) => unknown): void;
}

const eventsOf = (): [event: RequestEvent, extra?: string[]][] => {
  const events = browser.webRequest as unknown as Record<string, RequestEvent>;
  return [
    [events['onHeadersReceived'] as RequestEvent, HEADERS],
    [events['onBeforeRedirect'] as RequestEvent, LATER],
    [events['onResponseStarted'] as RequestEvent, LATER],
    [events['onErrorOccurred'] as RequestEvent],
  ];
};

function listen(): void {
  for (const [event, extra] of eventsOf()) event.addListener(note, FILTER, ...(extra ? [extra] : []));
}

function unlisten(): void {
  if (browser.webRequest) for (const [event] of eventsOf()) event.removeListener(note);
}
