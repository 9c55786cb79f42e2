import { browser } from 'wxt/browser';
import { DEFAULT_SETTINGS, type Settings, toSettings } from '../../settings.ts';

/** Key in `storage.local`: settings stay on this machine. */
const KEY = 'settings';

export async function readSettings(): Promise<Settings> {
  return toSettings((await browser.storage.local.get(KEY))[KEY]);
}

/** One after the other, in whatever page or worker: of two at once the second would undo the first. */
export function writeSettings(changes: Partial<Settings>): Promise<Settings> {
  return navigator.locks.request(KEY, async () => {
    const settings = { ...(await readSettings()), ...changes };
    await browser.storage.local.set({ [KEY]: settings });
    return settings;
  });
}

/** Calls back when any setting changes, here or elsewhere. */
export function watchSettings(changed: () => void): void {
  browser.storage.local.onChanged.addListener((changes) => {
    if (Object.hasOwn(changes, KEY)) changed();
  });
}

/** The chats and templates that the person wrote stay. */
export async function resetSettings(): Promise<Settings> {
  const { ownTargets, ownTemplates } = await readSettings();
  return writeSettings({ ...DEFAULT_SETTINGS, ownTargets, ownTemplates });
}
