// Many pages as one stream: in the order in which they finish or in which they were named.

import { type ErrorData, toErrorData } from '../../errors.ts';
import type { PithFailure, PithRequest, PithResult } from './request.ts';

export interface Policy {
  /** `completion` when left out. */
  order?: 'completion' | 'input';
  /** What to do with a page that fails: leave it out, end with its error, or give it out as a failure (when left out). */
  onError?: 'skip' | 'throw' | 'include';
}

export type Outcome = PithResult | PithFailure;

export const isFailure = (outcome: Outcome): outcome is PithFailure => 'error' in outcome;

interface Means {
  request: PithRequest & Policy;
  extract(url: string, request: PithRequest): Promise<PithResult | null>;
  concurrency: number;
}

type Settled = { outcome: Outcome } | { thrown: unknown } | { dropped: true };

/** At most twice as many pages as are read at once are under way: a long list is not taken in before its turn. */
export async function* extractMany(
  urls: Iterable<string> | AsyncIterable<string>,
  { request: asked, extract, concurrency }: Means,
): AsyncGenerator<Outcome> {
  const { order = 'completion', onError = 'include', ...request } = asked;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(request.signal ? [request.signal] : [])]);
  const source = Symbol.asyncIterator in urls ? urls[Symbol.asyncIterator]() : urls[Symbol.iterator]();
  const waiting: Promise<{ self: number; settled: Settled }>[] = [];
  const numbers: number[] = [];
  let next = 0;
  let isEnd = false;
  const read = async (url: string): Promise<Settled> => {
    try {
      const outcome = await extract(url, { ...request, signal });
      return outcome ? { outcome } : { dropped: true };
    } catch (error) {
      if (signal.aborted || onError === 'throw') return { thrown: error };
      return onError === 'skip'
        ? { dropped: true }
        : { outcome: { requestedUrl: url, error: toData(error) } };
    }
  };
  try {
    for (;;) {
      while (!isEnd && waiting.length < 2 * concurrency) {
        const { done, value } = await source.next();
        isEnd = done ?? false;
        if (isEnd) break;
        const self = (next += 1);
        numbers.push(self);
        waiting.push(read(value as string).then((settled) => ({ self, settled })));
      }
      if (waiting.length === 0) return;
      const { self, settled } = await (order === 'input' ? waiting[0] : Promise.race(waiting))!;
      const index = numbers.indexOf(self);
      numbers.splice(index, 1);
      void waiting.splice(index, 1);
      if ('thrown' in settled) throw settled.thrown;
      if ('outcome' in settled) yield settled.outcome;
    }
  } finally {
    // Whoever leaves the loop early wants no more pages.
    stop.abort();
    await source.return?.(undefined);
  }
}

const toData = (error: unknown): ErrorData => toErrorData(error);
