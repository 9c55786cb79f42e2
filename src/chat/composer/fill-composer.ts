// Waits for the composer of a chat page, writes the prompt into it and looks whether it stays.

import type { FillOutcome, FillRequest } from '../../io/chat-io.ts';
import { holds, textOf } from './composer-text.ts';
import { findComposer } from './find-composer.ts';
import { pressSend } from './press-send.ts';
import { pause, writeText } from './write-text.ts';

/** Between two looks for the composer, and before the look whether a page that was still starting threw the text away. */
const LOOK = 200;
const SETTLE = 400;
const ATTEMPTS = 3;

export async function fillComposer(live: Document, request: FillRequest): Promise<FillOutcome> {
  if (!request.hosts.includes(live.location.hostname)) return 'other-site';
  const end = performance.now() + request.patience;
  let outcome: FillOutcome = 'no-composer';
  if (request.prefilled) await awaitPrefilled(live, request);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const composer = await awaitComposer(live, request, end);
    if (!composer) return outcome;
    const before = textOf(composer);
    const written = holds(composer, request.text) ? 'written' : await writeText(composer, request.text);
    if (written === 'swallowed') return 'attached';
    outcome = 'refused';
    await pause(SETTLE);
    if (!composer.isConnected) continue;
    if (holds(composer, request.text)) {
      if (!request.send) return 'filled';
      return (await pressSend(composer, request.sendButton)) ? 'sent' : 'filled';
    }
    // Written again it would stand twice, beside what the site made of it.
    if (textOf(composer) !== before) return outcome;
  }
  return outcome;
}

/** Time for a site to take the prompt from its address, in milliseconds. */
const PREFILLING = 4_000;

async function awaitPrefilled(live: Document, { composer: selectors, text }: FillRequest): Promise<void> {
  const end = performance.now() + PREFILLING;
  while (performance.now() < end) {
    const composer = findComposer(live, selectors);
    if (composer && holds(composer, text)) return;
    await pause(LOOK);
  }
}

async function awaitComposer(
  live: Document,
  { composer: selectors }: FillRequest,
  end: number,
): Promise<HTMLElement | null> {
  for (;;) {
    const composer = findComposer(live, selectors);
    if (composer || performance.now() > end) return composer;
    await pause(LOOK);
  }
}
