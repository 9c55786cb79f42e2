// A signal as a promise that rejects with its reason, at once when it was aborted before.

export function rejectOnAbort(
  signal: AbortSignal | undefined,
  reason: () => unknown = () => signal?.reason,
): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(reason());
    signal?.addEventListener('abort', () => reject(reason()), { once: true });
  });
  // Whoever has left no longer waits for it.
  aborted.catch(() => undefined);
  return aborted;
}
