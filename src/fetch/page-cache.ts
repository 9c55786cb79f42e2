// Pages that were fetched a moment ago: the newest by use, for a few minutes, within a number of characters.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Extraction } from '../core/types.ts';

export interface CacheLimits {
  entries: number;
  /** Characters of JSON, all pages together. */
  size: number;
  /** Milliseconds. */
  age: number;
}

const CACHE_LIMITS: CacheLimits = { entries: 256, size: 64_000_000, age: 5 * 60_000 };

interface Entry {
  key: string;
  size: number;
  stored: number;
  used: number;
}

/** The texts stand apart: what is kept is decided without reading them. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { used: number } };
  texts: { key: string; value: string };
  counts: { key: string; value: number };
}

type Database = IDBPDatabase<Schema>;

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
  /** Drops what is too old. */
  prune(): Promise<void>;
  clear(): Promise<void>;
}

export function openCache(limits: CacheLimits = CACHE_LIMITS, now: () => number = Date.now): PageCache {
  let database: Promise<Database> | undefined;
  const open = () => (database ??= openDatabase());
  const isAlive = ({ stored }: Entry): boolean => now() - stored < limits.age;
  return {
    async get(key) {
      const db = await open();
      const entry = await db.get('entries', key);
      const text = entry && isAlive(entry) ? await db.get('texts', key) : undefined;
      await count(db, text === undefined ? 'misses' : 'hits');
      if (entry && text === undefined) await trim(db, limits, isAlive);
      if (!entry || text === undefined) return undefined;
      await db.put('entries', { ...entry, used: now() });
      return JSON.parse(text) as Extraction;
    },
    async set(key, page) {
      const text = JSON.stringify(page);
      const db = await open();
      const transaction = db.transaction(['entries', 'texts'], 'readwrite');
      const entry = { key, size: text.length, stored: now(), used: now() };
      await transaction.objectStore('entries').put(entry);
      await transaction.objectStore('texts').put(text, key);
      await transaction.done;
      await trim(db, limits, isAlive);
    },
    async statistics() {
      const db = await open();
      const alive = (await db.getAll('entries')).filter(isAlive);
      return {
        entries: alive.length,
        size: alive.reduce((sum, { size }) => sum + size, 0),
        hits: (await db.get('counts', 'hits')) ?? 0,
        misses: (await db.get('counts', 'misses')) ?? 0,
      };
    },
    prune: async () => trim(await open(), limits, isAlive),
    async clear() {
      const db = await open();
      await Promise.all([db.clear('entries'), db.clear('texts'), db.clear('counts')]);
    },
  };
}

const openDatabase = (): Promise<Database> =>
  openDB<Schema>('pith-pages', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'key' }).createIndex('used', 'used');
      db.createObjectStore('texts');
      db.createObjectStore('counts');
    },
  });

async function count(db: Database, name: 'hits' | 'misses'): Promise<void> {
  const transaction = db.transaction('counts', 'readwrite');
  await transaction.store.put(((await transaction.store.get(name)) ?? 0) + 1, name);
  await transaction.done;
}

/** From the most recently used on: where the limit is reached, all that follow leave, and the too old ones anyway. */
async function trim(db: Database, limits: CacheLimits, isAlive: (entry: Entry) => boolean): Promise<void> {
  const transaction = db.transaction(['entries', 'texts'], 'readwrite');
  const newestFirst = (await transaction.objectStore('entries').index('used').getAll()).toReversed();
  let entries = 0;
  let size = 0;
  for (const entry of newestFirst) {
    if (isAlive(entry)) {
      entries += 1;
      size += entry.size;
      if (entries <= limits.entries && size <= limits.size) continue;
    }
    await transaction.objectStore('entries').delete(entry.key);
    await transaction.objectStore('texts').delete(entry.key);
  }
  await transaction.done;
}
