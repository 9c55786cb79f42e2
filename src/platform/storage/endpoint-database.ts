// Loaded when a server is first asked for: most people name none.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Endpoint } from '../../endpoints.ts';

interface Schema extends DBSchema {
  endpoints: { key: 'all'; value: Endpoint[] };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;
const open = () =>
  (database ??= openDB<Schema>('pith-endpoints', 1, {
    upgrade: (db) => void db.createObjectStore('endpoints'),
  }));

export const loadEndpoints = async (): Promise<unknown> => (await open()).get('endpoints', 'all');

export async function saveEndpoints(endpoints: Endpoint[]): Promise<void> {
  await (await open()).put('endpoints', endpoints, 'all');
}
