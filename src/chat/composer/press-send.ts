// Presses the site's own send button, only when the person set that.

import { isEmpty } from './composer-text.ts';
import { pause } from './write-text.ts';

/** Sites enable the button a moment after the text is there. Milliseconds. */
const STEP = 150;
const ROUNDS = 20;

/** True when the composer let the text go. */
export async function pressSend(composer: HTMLElement, selectors: string[]): Promise<boolean> {
  let isPressed = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Once: a site that empties its box only when the server answers would send the prompt again.
    if (!isPressed) {
      const button = sendButton(composer, selectors);
      button?.click();
      isPressed = button !== undefined;
    }
    await pause(STEP);
    if (!composer.isConnected || isEmpty(composer)) return true;
  }
  return false;
}

function sendButton(composer: HTMLElement, selectors: string[]): HTMLButtonElement | undefined {
  const root = composer.getRootNode() as Document | ShadowRoot;
  const known = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLButtonElement>(selector)]);
  const form = composer.closest('form')?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? [];
  return [...known, ...form].find(
    (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true',
  );
}
