// Which word stands in which section of which page of a collection: postings in IndexedDB, in segments of pages, so that
// a question reads a few records and not every page.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Of one page. */
export interface SectionLengths {
  key: string;
  /** Words in heading and body, and headings above, of each section: three numbers each. */
  sections: number[];
}

/** For each term four numbers a section: page within the segment, section, times in the heading, times in the body. */
export type Postings = Map<string, number[]>;

export interface Segment {
  pages: SectionLengths[];
}

interface Schema extends DBSchema {
  segments: { key: [job: string, segment: number]; value: Segment };
  shards: { key: [job: string, shard: number, segment: number]; value: Postings };
}

/** Terms are spread over so many records a segment: a question reads as many as it has words. */
const SHARDS = 64;

export interface SectionStore {
  segments(job: string): Promise<Segment[]>;
  add(job: string, segment: number, found: { pages: SectionLengths[]; postings: Postings }): Promise<void>;
  /** Of one term, by segment. */
  lookUp(job: string, term: string): Promise<[segment: number, numbers: number[]][]>;
  remove(job: string): Promise<void>;
}

export function openSectionStore(name = 'pith-sections'): SectionStore {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (database ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('segments');
        db.createObjectStore('shards');
      },
    }));
  return {
    segments: async (job) => (await open()).getAll('segments', rangeOf(job)),
    async add(job, segment, { pages, postings }) {
      const shards = Array.from({ length: SHARDS }, (): Postings => new Map());
      for (const [term, numbers] of postings) shards[shardOf(term)]?.set(term, numbers);
      const transaction = (await open()).transaction(['segments', 'shards'], 'readwrite');
      await Promise.all([
        transaction.objectStore('segments').put({ pages }, [job, segment]),
        ...shards.map((shard, index) => transaction.objectStore('shards').put(shard, [job, index, segment])),
        transaction.done,
      ]);
    },
    async lookUp(job, term) {
      const db = await open();
      const range = IDBKeyRange.bound([job, shardOf(term)], [job, shardOf(term), []]);
      const [keys, shards] = await Promise.all([db.getAllKeys('shards', range), db.getAll('shards', range)]);
      return keys.map(([, , segment], index) => [segment, shards[index]?.get(term) ?? []]);
    },
    async remove(job) {
      const db = await open();
      await Promise.all([db.delete('segments', rangeOf(job)), db.delete('shards', rangeOf(job))]);
    },
  };
}

const rangeOf = (job: string): IDBKeyRange => IDBKeyRange.bound([job], [job, []]);

/** FNV-1a. */
function shardOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SHARDS;
}
