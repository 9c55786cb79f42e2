// Chrome's worker has no DOM: what needs one goes to the offscreen document, of which there is at most one.

import { browser } from 'wxt/browser';

export const OFFSCREEN_PATH = '/offscreen.html';

/** Two shortcuts pressed at once must not create it twice: the second call waits for the first. */
let creating: Promise<void> | undefined;

export async function openOffscreen(): Promise<void> {
  creating ??= create().finally(() => (creating = undefined));
  return creating;
}

async function create(): Promise<void> {
  const contexts = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (contexts.length > 0) return;
  await browser.offscreen.createDocument({
    url: OFFSCREEN_PATH,
    reasons: ['CLIPBOARD', 'DOM_PARSER', 'WORKERS'],
    justification: 'Writes to the clipboard, counts tokens, reads pages.',
  });
}
