// What a person puts aside, page by page: kept in IndexedDB until it is thrown away.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Extraction } from '../../core/types.ts';

export interface BasketItem {
  id: string;
  /** Lower ones come first. */
  order: number;
  page: Extraction;
}

interface Schema extends DBSchema {
  items: { key: string; value: BasketItem };
}

export interface Basket {
  items(): Promise<BasketItem[]>;
  count(): Promise<number>;
  /** A page that is in it already takes the place of the older reading. */
  add(page: Extraction): Promise<void>;
  /** In this order. */
  arrange(ids: readonly string[]): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

export function openBasket(name = 'pith-basket'): Basket {
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (database ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('items', { keyPath: 'id' }),
    }));
  const items = async (): Promise<BasketItem[]> =>
    (await (await open()).getAll('items')).toSorted((one, other) => one.order - other.order);
  return {
    items,
    count: async () => (await open()).count('items'),
    async add(page) {
      const all = await items();
      const same = all.find((item) => item.page.url === page.url && item.page.method === page.method);
      // Two selections of one page are two texts.
      const id = same && page.method !== 'selection' ? same.id : crypto.randomUUID();
      const order = same?.id === id ? same.order : (all.at(-1)?.order ?? 0) + 1;
      await (await open()).put('items', { id, order, page });
    },
    async arrange(ids) {
      const transaction = (await open()).transaction('items', 'readwrite');
      for (const [order, id] of ids.entries()) {
        const item = await transaction.store.get(id);
        if (item) await transaction.store.put({ ...item, order });
      }
      await transaction.done;
    },
    remove: async (id) => (await open()).delete('items', id),
    clear: async () => (await open()).clear('items'),
  };
}
