// The right to fill pages of a chat, asked for by the popup and needed by the background.

import { browser } from 'wxt/browser';
import { send } from '../../messages.ts';
import { receive } from '../../receive-messages.ts';

/** A question that the person leaves open counts as answered with no. Milliseconds. */
const PATIENCE = 60_000;

const originsOf = (hosts: string[]): string[] => hosts.map((host) => `*://${host}/*`);

let answered = () => {};

/** In the background, before the first message can arrive. */
export function listenForAnswers(): void {
  receive({ 'background:hosts-asked': () => answered() });
  browser.permissions.onAdded.addListener(() => answered());
}

/** Inside a click or key press; the browser shows its question only there. */
export async function allowHosts(hosts: string[]): Promise<boolean> {
  const origins = originsOf(hosts);
  // Outside of one the browser refuses to ask, as it does for what it has given already.
  const isGiven = await browser.permissions.request({ origins }).catch(() => false);
  return isGiven || browser.permissions.contains({ origins });
}

/** In the popup, which may be gone when the answer comes: the browser tells a yes to the background by itself. */
export async function askHosts(hosts: string[]): Promise<void> {
  await allowHosts(hosts);
  await send('background:hosts-asked', undefined);
}

export async function awaitHosts(hosts: string[]): Promise<boolean> {
  const origins = originsOf(hosts);
  if (await browser.permissions.contains({ origins })) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    answered = resolve;
    timer = setTimeout(resolve, PATIENCE);
  });
  clearTimeout(timer);
  return browser.permissions.contains({ origins });
}
