// Pages that were fetched a moment ago: the newest by use, for a few minutes, within a number of bytes.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Extraction } from '../core/types.ts';

export interface CacheLimits {
  entries: number;
  /** Characters of JSON, all pages together. */
  size: number;
  /** Milliseconds. */
  age: number;
}

export const CACHE_LIMITS: CacheLimits = { entries: 256, size: 64_000_000, age: 5 * 60_000 };

interface Entry {
  key: string;
  json: string;
  stored: number;
  used: number;
}

interface Schema extends DBSchema {
  pages: { key: string; value: Entry; indexes: { used: number } };
  counts: { key: string; value: number };
}

export interface CacheStatistics {
  entries: number;
  /** Characters. */
  size: number;
  hits: number;
  misses: number;
}

export interface PageCache {
  get(key: string): Promise<Extraction | undefined>;
  set(key: string, page: Extraction): Promise<void>;
  statistics(): Promise<CacheStatistics>;
  clear(): Promise<void>;
}

const NAME = 'pith-pages';

export function openCache(limits: CacheLimits = CACHE_LIMITS, now: () => number = Date.now): PageCache {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => (database ??= openDatabase());
  const isAlive = ({ stored }: Entry): boolean => now() - stored < limits.age;
  return {
    async get(key) {
      const db = await open();
      const entry = await db.get('pages', key);
      const alive = entry && isAlive(entry);
      await count(db, alive ? 'hits' : 'misses');
      if (!alive) return undefined;
      await db.put('pages', { ...entry, used: now() });
      return JSON.parse(entry.json) as Extraction;
    },
    async set(key, page) {
      const json = JSON.stringify(page);
      if (json.length > limits.size) return;
      const db = await open();
      await db.put('pages', { key, json, stored: now(), used: now() });
      await trim(db, limits, isAlive);
    },
    async statistics() {
      const db = await open();
      const alive = (await db.getAll('pages')).filter(isAlive);
      return {
        entries: alive.length,
        size: alive.reduce((sum, { json }) => sum + json.length, 0),
        hits: (await db.get('counts', 'hits')) ?? 0,
        misses: (await db.get('counts', 'misses')) ?? 0,
      };
    },
    async clear() {
      const db = await open();
      await db.clear('pages');
      await db.clear('counts');
    },
  };
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('pages', { keyPath: 'key' }).createIndex('used', 'used');
      db.createObjectStore('counts');
    },
  });

async function count(db: IDBPDatabase<Schema>, name: 'hits' | 'misses'): Promise<void> {
  const transaction = db.transaction('counts', 'readwrite');
  await transaction.store.put(((await transaction.store.get(name)) ?? 0) + 1, name);
  await transaction.done;
}

/** From the most recently used on: what is too old, too many or too much leaves. */
async function trim(
  db: IDBPDatabase<Schema>,
  limits: CacheLimits,
  isAlive: (entry: Entry) => boolean,
): Promise<void> {
  const transaction = db.transaction('pages', 'readwrite');
  let entries = 0;
  let size = 0;
  let cursor = await transaction.store.index('used').openCursor(null, 'prev');
  while (cursor) {
    const { value } = cursor;
    const fits = isAlive(value) && entries < limits.entries && size + value.json.length <= limits.size;
    if (fits) {
      entries += 1;
      size += value.json.length;
    } else await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
