import { browser } from 'wxt/browser';
import { DEFAULT_SETTINGS, type Settings, toSettings } from '../settings.ts';

/** Key in `storage.local`: settings stay on this machine. */
const KEY = 'settings';

export async function readSettings(): Promise<Settings> {
  return toSettings((await browser.storage.local.get(KEY))[KEY]);
}

export async function writeSettings(changes: Partial<Settings>): Promise<Settings> {
  const settings = { ...(await readSettings()), ...changes };
  await browser.storage.local.set({ [KEY]: settings });
  return settings;
}

/** Calls back when any setting changes, here or elsewhere. */
export function watchSettings(changed: () => void): void {
  browser.storage.local.onChanged.addListener((changes) => {
    if (Object.hasOwn(changes, KEY)) changed();
  });
}

export async function resetSettings(): Promise<Settings> {
  await browser.storage.local.remove(KEY);
  return DEFAULT_SETTINGS;
}
