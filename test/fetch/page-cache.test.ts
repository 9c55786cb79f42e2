// What the cache keeps, for how long, and who shares a fetch.

import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import type { Extraction } from '../../src/core/types.ts';
import { openCache } from '../../src/fetch/page-cache.ts';
import { singleFlight } from '../../src/fetch/single-flight.ts';

const page = (title: string, length = 0): Extraction =>
  ({ title, text: 'x'.repeat(length) }) as unknown as Extraction;

let time = 0;
const now = (): number => (time += 1);

beforeEach(() => openCache().clear());

test('a page is found until its time is over', async () => {
  const cache = openCache({ entries: 10, size: 10_000, age: 1_000 }, now);
  await cache.set('a', page('A'));
  expect(await cache.get('a')).toEqual(page('A'));
  time += 1_000;
  expect(await cache.get('a')).toBeUndefined();
  expect(await cache.statistics()).toMatchObject({ entries: 0, hits: 1, misses: 1 });
});

test('an old page leaves the disk without another one coming', async () => {
  const cache = openCache({ entries: 10, size: 10_000, age: 1_000 }, now);
  await cache.set('a', page('A'));
  time += 1_000;
  await cache.prune();
  const database = await openDB('pith-pages');
  expect(await database.getAllKeys('texts')).toEqual([]);
  await cache.set('b', page('B'));
  time += 1_000;
  await cache.get('b');
  expect([await database.getAllKeys('texts'), await database.getAllKeys('entries')]).toEqual([[], []]);
  database.close();
});

test('the page that was used longest ago leaves first', async () => {
  const cache = openCache({ entries: 2, size: 10_000, age: 1_000 }, now);
  await cache.set('a', page('A'));
  await cache.set('b', page('B'));
  await cache.get('a');
  await cache.set('c', page('C'));
  expect(await cache.get('b')).toBeUndefined();
  expect(await cache.get('a')).toBeDefined();
  expect(await cache.get('c')).toBeDefined();
});

test('256 pages stay of 300, and no more characters than allowed', async () => {
  const cache = openCache(undefined, now);
  for (let number = 0; number < 300; number += 1) await cache.set(`page ${number}`, page('P'));
  expect((await cache.statistics()).entries).toBe(256);
  const small = openCache({ entries: 256, size: 3_000, age: 100_000 }, now);
  for (const name of ['x', 'y', 'z', 'w']) await small.set(name, page('P', 900));
  const { entries, size } = await small.statistics();
  expect(entries).toBe(3);
  expect(size).toBeLessThanOrEqual(3_000);
  await small.set('huge', page('P', 4_000));
  expect(await small.get('huge')).toBeUndefined();
});

test('those who ask at once share the work; it ends when the last of them has gone', async () => {
  const once = singleFlight<string>();
  const controls = [new AbortController(), new AbortController()];
  let started = 0;
  let stopped = false;
  const work = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      started += 1;
      signal.addEventListener('abort', () => {
        stopped = true;
        reject(signal.reason as Error);
      });
    });
  const asked = controls.map(({ signal }) => once('key', signal, work));
  const ends = Promise.allSettled(asked);
  expect(started).toBe(1);
  controls[0]?.abort(new Error('gone'));
  await expect(asked[0]).rejects.toThrow('gone');
  expect(stopped).toBe(false);
  controls[1]?.abort(new Error('gone, too'));
  await ends;
  expect(stopped).toBe(true);
  expect(await once('key', new AbortController().signal, () => Promise.resolve('fresh'))).toBe('fresh');
});

test('a failure is not kept for those who ask later', async () => {
  const once = singleFlight<string>();
  const { signal } = new AbortController();
  await expect(once('key', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await once('key', signal, () => Promise.resolve('yes'))).toBe('yes');
});
