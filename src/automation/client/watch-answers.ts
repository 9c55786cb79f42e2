// Every answer that a page gets while it is read, whoever asked for it: the document, its frames, their parts.

import type { Page, Response } from 'playwright-core';

export interface Watch {
  /** Rejects with the first answer that is refused. */
  refused: Promise<never>;
  /** All answers so far are judged. Throws what `refused` rejects with. */
  judged(): Promise<void>;
  stop(): void;
}

/** `judge` throws for an answer that must not be read. */
export function watchAnswers(page: Page, judge: (response: Response) => Promise<void>): Watch {
  let refuse: (reason: unknown) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => (refuse = reject));
  // Whoever has left no longer waits for it.
  refused.catch(() => undefined);
  const open = new Set<Promise<void>>();
  const onResponse = (response: Response): void => {
    const verdict = judge(response)
      .catch(refuse)
      .finally(() => open.delete(verdict));
    open.add(verdict);
  };
  page.on('response', onResponse);
  return {
    refused,
    judged: () => Promise.race([refused, Promise.all(open).then(() => undefined)]),
    stop: () => void page.off('response', onResponse),
  };
}
