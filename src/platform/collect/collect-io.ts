// How the page of collections reaches the network and the reader. Pages are read behind the background, where a page
// that is stuck can be ended without ending the job.

import { browser } from 'wxt/browser';
import { wait } from '../../fetch/answer/retry-after.ts';
import { readHosts } from '../../fetch/guard/read-hosts.ts';
import { PithError } from '../../errors.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import { send } from '../../messages.ts';
import { exchange } from '../fetch/exchange.ts';
import { readSettings } from '../storage/settings-store.ts';

/** A page that takes longer to read is given up. Milliseconds. */
const PATIENCE = 90_000;

export async function collectIo(): Promise<CollectIo> {
  const { localHost, signedInHosts } = await readSettings();
  return {
    exchange,
    extractText: ({ text, kind, url, lists = false }, options, signal) =>
      within(signal, send('background:read-text', { page: { text, kind, url, lists }, options })),
    render({ signal, ...request }) {
      return within(signal, send('background:render', request));
    },
    access: {
      localHost: readHosts(localHost)[0],
      signedInHosts: readHosts(signedInHosts),
      trusted: trusted(),
    },
    elapsed: () => performance.now(),
    now: Date.now,
    random: Math.random,
    wait,
    alone: (name, work) =>
      navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined)),
  };
}

/** For tests, whose servers are on this machine. */
const trusted = (): string[] =>
  import.meta.env.MODE === 'automation' ? new URLSearchParams(location.search).getAll('trusted') : [];

/** The message itself cannot be called back: its answer is no longer waited for. */
async function within<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = wait(PATIENCE, AbortSignal.any([signal, ended.signal])).then(() => {
    throw new PithError('page-failed', `The page took longer than ${PATIENCE / 1000} seconds to read.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort(new Error('answered'));
    late.catch(() => undefined);
  }
}

/** Tabs with a page that can be asked for again. */
export async function openTabs(): Promise<{ url: string; title: string; isHighlighted: boolean }[]> {
  const tabs = await browser.tabs.query({});
  return tabs
    .filter(({ url = '' }) => /^https?:/.test(url))
    .map(({ url = '', title = '', highlighted }) => ({ url, title, isHighlighted: highlighted }));
}
