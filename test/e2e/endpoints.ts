// The servers that are stored, as a page of the extension would find them.

import type { Worker } from '@playwright/test';
import type { Endpoint } from '../../src/endpoints.ts';

export const readEndpoints = (worker: Worker): Promise<Endpoint[]> =>
  worker.evaluate(async () => {
    const { result: database } = await new Promise<IDBOpenDBRequest>((resolve) => {
      const request = indexedDB.open('pith-endpoints', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('endpoints');
      request.onsuccess = () => resolve(request);
    });
    const found = database.transaction('endpoints').objectStore('endpoints').get('all');
    await new Promise((resolve) => (found.onsuccess = resolve));
    database.close();
    return (found.result ?? []) as Endpoint[];
  });

/** Whoever shows them is told. */
export const writeEndpoints = (worker: Worker, endpoints: Partial<Endpoint>[]): Promise<void> =>
  worker.evaluate(async (given) => {
    const { result: database } = await new Promise<IDBOpenDBRequest>((resolve) => {
      const request = indexedDB.open('pith-endpoints', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('endpoints');
      request.onsuccess = () => resolve(request);
    });
    const written = database.transaction('endpoints', 'readwrite');
    written.objectStore('endpoints').put(given, 'all');
    await new Promise((resolve) => (written.oncomplete = resolve));
    database.close();
    const channel = new BroadcastChannel('endpoints');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(undefined);
    channel.close();
  }, endpoints);
