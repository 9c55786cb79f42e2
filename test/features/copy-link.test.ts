import { paragraph, deliverWith } from './builders.ts';
import { expect, test } from 'vitest';
import type { Extraction } from '../../src/core/types.ts';
import { PithError } from '../../src/errors.ts';
import { type LinkIo, type LinkJob, copyLink, resumeLinks } from '../../src/features/copy-link.ts';
import type { Toast } from '../../src/io/io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';

const tab = { id: 1, url: 'https://start.example/', title: 'Start' };
const url = 'https://news.example/story';
const PAGE = {
  url,
  title: 'Tides',
  blocks: [paragraph('The sea rises.')],
  metadata: {},
  stats: { tokens: 4, rawTokens: 100 },
  warnings: [],
} as unknown as Extraction;

function desk(fetchPage: LinkIo['fetchPage'] = () => Promise.resolve(PAGE)) {
  const toasts: Toast[] = [];
  const copied: string[] = [];
  const kept = new Map<string, LinkJob>();
  const io = {
    fetchPage,
    writeText: (text: string) => Promise.resolve(void copied.push(text)),
    deliver: deliverWith(() => 7),
    countTokens: () => Promise.resolve(7),
    notify: (_: unknown, toast: Toast) => Promise.resolve(void toasts.push(toast)),
    readSettings: () => Promise.resolve(DEFAULT_SETTINGS),
    translate: (name: string, ...values: string[]) => [name, ...values].join(' '),
    jobs: {
      unfinished: () => Promise.resolve([...kept]),
      begin: (id: string, job: LinkJob) => {
        kept.set(id, job);
        return Promise.resolve(new AbortController().signal);
      },
      end: (id: string) => Promise.resolve(void kept.delete(id)),
    },
  } as unknown as LinkIo;
  return { io, toasts, copied, kept };
}

test('the linked page is copied and the job is forgotten', async () => {
  const { io, toasts, copied, kept } = desk();
  await copyLink(io, { tab, url, isPrivate: false, allowed: Promise.resolve(true) });
  expect(copied).toEqual(['# Tides\n\nThe sea rises.\n']);
  expect(toasts.map(({ kind }) => kind)).toEqual(['progress', 'done']);
  expect(toasts[0]?.text).toBe('fetching news.example');
  expect(toasts[1]?.job).toBe(toasts[0]?.job);
  expect(kept.size).toBe(0);
});

test('text that nobody has seen is told with the copy', async () => {
  const warnings = [{ code: 'unscripted', message: '' }];
  const { io, toasts } = desk(() => Promise.resolve({ ...PAGE, warnings } as Extraction));
  await copyLink(io, { tab, url, isPrivate: false, allowed: Promise.resolve(true) });
  expect(toasts.at(-1)?.text).toMatch(/^errorLine copiedTokensSaved .* warningUnscripted$/);
});

test('without the permission nothing is fetched, and the person is told', async () => {
  const { io, toasts } = desk(() => Promise.reject(new Error('fetched all the same')));
  await copyLink(io, { tab, url, isPrivate: false, allowed: Promise.resolve(false) });
  expect(toasts).toEqual([
    { kind: 'error', text: 'errorLine errorFetchAccess adviceFetchAccess ', job: 'fetch-access' },
  ]);
});

test('what was cancelled is no error', async () => {
  const { io, toasts, kept } = desk(() => Promise.reject(new PithError('cancelled', 'cancelled')));
  await copyLink(io, { tab, url, isPrivate: false, allowed: Promise.resolve(true) });
  expect(toasts.at(-1)).toEqual({ kind: 'done', text: 'cancelled', job: toasts[0]?.job });
  expect(kept.size).toBe(0);
});

test('the figure of an error reaches the sentence for people', async () => {
  const { io, toasts } = desk(() =>
    Promise.reject(new PithError('http-error', 'status 404', { detail: '404' })),
  );
  await copyLink(io, { tab, url, isPrivate: false, allowed: Promise.resolve(true) });
  expect(toasts.at(-1)?.text).toBe('errorLine errorStatus adviceStatus 404');
});

test('of two jobs left over none waits for the other', async () => {
  const fetched: string[] = [];
  const { io, kept } = desk(({ url: asked }) => {
    fetched.push(asked);
    return new Promise(() => {});
  });
  kept.set('slow', { tab, url, isPrivate: false, tries: 1 });
  kept.set('other', { tab, url: 'https://other.example/', isPrivate: false, tries: 1 });
  void resumeLinks(io);
  await expect.poll(() => fetched).toEqual([url, 'https://other.example/']);
});

test('a job left over is begun once more, then given up', async () => {
  const { io, toasts, copied, kept } = desk();
  kept.set('once', { tab, url, isPrivate: false, tries: 1 });
  kept.set('twice', { tab, url, isPrivate: false, tries: 2 });
  await resumeLinks(io);
  expect(copied).toHaveLength(1);
  expect(toasts.map(({ kind }) => kind).toSorted()).toEqual(['done', 'error', 'progress']);
  expect(toasts.find(({ kind }) => kind === 'error')?.text).toContain('errorInterrupted');
  expect(kept.size).toBe(0);
});
