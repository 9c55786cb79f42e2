// How long to wait before a busy site is asked again.

/** Nobody waits longer; some servers name centuries. Milliseconds. */
const LONGEST = 24 * 60 * 60_000;

/** Milliseconds that `Retry-After` names, in seconds or as a date; undefined when it names none. */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Math.min(LONGEST, Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.min(LONGEST, Math.max(0, date - now));
}

/** Doubles with each try; up to half is left to chance, so that many readers do not come back at once. */
export function backoff(attempt: number, { base, random }: { base: number; random(): number }): number {
  return base * 2 ** attempt * (1 + random() / 2);
}

/** Resolves after the time, rejects with the signal's reason when it comes first. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
