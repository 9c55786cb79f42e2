// What loaders, retrievers and readers of all libraries take.

import type { Policy } from './extract-many.ts';
import type { CollectOptions } from './collect.ts';
import { type Pith, type SitemapWish, open } from './open.ts';
import type { OpenOptions, PithRequest } from './request.ts';

export interface SitemapFaceOptions
  extends FaceOptions, SitemapWish, Pick<CollectOptions, 'scope' | 'onProgress' | 'onSkip'> {}

export interface FaceOptions extends Omit<PithRequest, 'fresh' | 'counts'>, Pick<Policy, 'onError'> {
  /** A client that is open already, and stays so; otherwise each call has a browser of its own. */
  pith?: Pith;
  /** For that browser. */
  open?: OpenOptions;
}

/** With the client that was given, or with one for this call. */
export async function* withPith<T>(
  { pith, open: options = {} }: Pick<FaceOptions, 'pith' | 'open'>,
  work: (pith: Pith) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const client = pith ?? (await open(options));
  try {
    yield* work(client);
  } finally {
    if (!pith) await client.close();
  }
}

/** Without what is the face's own. */
export function requestOf<O extends FaceOptions>(options: O): Omit<O, 'pith' | 'open' | 'onError'> {
  const { pith, open: opening, onError, ...request } = options;
  void [pith, opening, onError];
  return request;
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
