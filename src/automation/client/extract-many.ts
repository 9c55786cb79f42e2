// Many pages as one stream: in the order in which they finish or in which they were named.

import { toErrorData } from '../../errors.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
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
  const waiting = new Map<number, Promise<Settled & { self: number }>>();
  const aborted = rejectOnAbort(signal);
  let next = 0;
  /** The next address, as long as it is awaited; the source may be slower than the pages. */
  let coming: Promise<{ given: IteratorResult<string> }> | undefined;
  let isEnd = false;
  const read = async (url: string): Promise<Settled> => {
    try {
      const outcome = await extract(url, { ...request, signal });
      return outcome ? { outcome } : { dropped: true };
    } catch (error) {
      if (signal.aborted || onError === 'throw') return { thrown: error };
      return onError === 'skip'
        ? { dropped: true }
        : { outcome: { requestedUrl: url, error: toErrorData(error) } };
    }
  };
  try {
    for (;;) {
      if (!isEnd && waiting.size < 2 * concurrency)
        coming ??= Promise.resolve(source.next()).then((given) => ({ given }));
      const [first] = waiting.values();
      const pages = order === 'input' ? (first ? [first] : []) : [...waiting.values()];
      if (!coming && pages.length === 0) return;
      const settled = await Promise.race([...pages, ...(coming ? [coming] : []), aborted]);
      if ('given' in settled) {
        coming = undefined;
        isEnd = settled.given.done ?? false;
        if (isEnd) continue;
        const self = (next += 1);
        waiting.set(
          self,
          read(settled.given.value).then((end) => ({ ...end, self })),
        );
        continue;
      }
      waiting.delete(settled.self);
      if ('thrown' in settled) throw settled.thrown;
      if ('outcome' in settled) yield settled.outcome;
    }
  } finally {
    // Whoever leaves the loop early wants no more pages. A source that is asked at the moment answers first.
    stop.abort();
    const ended = Promise.resolve(source.return?.(undefined));
    if (coming) void Promise.allSettled([coming, ended]);
    else await ended;
  }
}
