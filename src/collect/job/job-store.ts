// Jobs in IndexedDB. What a page brought is written in one transaction and flushed to the disk before it counts.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PithError } from '../../errors.ts';
import type { Job, PageRow } from './job.ts';
import { type StoredPage, packPage, unpackPage } from './pack-page.ts';

interface Schema extends DBSchema {
  jobs: { key: string; value: Job };
  pages: { key: [job: string, key: string]; value: PageRow };
  texts: { key: [job: string, key: string]; value: Uint8Array };
  robots: { key: [job: string, origin: string]; value: string };
}

type Database = IDBPDatabase<Schema>;

export interface Change {
  job: Job;
  rows?: readonly PageRow[];
  /** Text of the page with this key. */
  stored?: StoredPage & { key: string };
}

/** Every method throws `PithError('storage-full')` when the disk or the browser's share of it is full. */
export interface JobStore {
  jobs(): Promise<Job[]>;
  job(id: string): Promise<Job | undefined>;
  /** All rows, by address. */
  pages(id: string): Promise<PageRow[]>;
  page(id: string, key: string): Promise<StoredPage | undefined>;
  commit(change: Change): Promise<void>;
  robots(id: string, origin: string): Promise<string | undefined>;
  keepRobots(id: string, origin: string, text: string): Promise<void>;
  /** Bytes of its texts. */
  size(id: string): Promise<number>;
  remove(id: string): Promise<void>;
}

const STORES = ['jobs', 'pages', 'texts', 'robots'] as const;
/** Rows of one transaction where a list is long. */
const BATCH = 5_000;

export function openJobStore(name = 'pith-collect'): JobStore {
  let database: Promise<Database> | undefined;
  const open = () => (database ??= openDatabase(name, () => (database = undefined)));
  const write = async (work: (db: Database) => Promise<unknown>): Promise<void> => {
    try {
      await work(await open());
    } catch (error) {
      throw isFull(error) ? storageFull(error) : error;
    }
  };
  return {
    jobs: async () =>
      (await (await open()).getAll('jobs')).toSorted((one, other) => other.created - one.created),
    job: async (id) => (await open()).get('jobs', id),
    pages: async (id) => (await open()).getAll('pages', rangeOf(id)),
    async page(id, key) {
      const packed = await (await open()).get('texts', [id, key]);
      return packed && unpackPage(packed);
    },
    async commit({ job, rows = [], stored }) {
      // Packing waits; a transaction would have closed meanwhile.
      const packed = stored && (await packPage(stored));
      await write(async (db) => {
        for (let at = 0; at < Math.max(1, rows.length); at += BATCH) {
          const transaction = db.transaction(['jobs', 'pages', 'texts'], 'readwrite', {
            durability: 'strict',
          });
          const puts: Promise<unknown>[] = [transaction.objectStore('jobs').put(job, job.id)];
          for (const row of rows.slice(at, at + BATCH))
            puts.push(transaction.objectStore('pages').put(row, [job.id, row.key]));
          if (stored && packed && at === 0)
            puts.push(transaction.objectStore('texts').put(packed, [job.id, stored.key]));
          await Promise.all([...puts, transaction.done]);
        }
      });
    },
    robots: async (id, origin) => (await open()).get('robots', [id, origin]),
    keepRobots: (id, origin, text) => write((db) => db.put('robots', text, [id, origin])),
    async size(id) {
      const db = await open();
      let bytes = 0;
      let cursor = await db.transaction('texts').store.openCursor(rangeOf(id));
      for (; cursor; cursor = await cursor.continue()) bytes += cursor.value.length;
      return bytes;
    },
    remove: (id) =>
      write(async (db) => {
        const transaction = db.transaction(STORES, 'readwrite');
        await Promise.all([
          transaction.objectStore('jobs').delete(id),
          ...(['pages', 'texts', 'robots'] as const).map((store) =>
            transaction.objectStore(store).delete(rangeOf(id)),
          ),
          transaction.done,
        ]);
      }),
  };
}

const openDatabase = (name: string, lost: () => void): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(db) {
      for (const store of STORES) db.createObjectStore(store);
    },
    terminated: lost,
  });

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const isFull = (error: unknown): boolean =>
  error instanceof Error && /QuotaExceeded|ENOSPC|full/i.test(`${error.name} ${error.message}`);

const storageFull = (cause: unknown): PithError =>
  new PithError('storage-full', 'The disk, or what the browser lets an extension keep on it, is full.', {
    cause,
  });
