import { browser } from 'wxt/browser';
import type { OptionsIo } from '../../io/options-io.ts';
import { translate } from '../translate.ts';

/** Firefox 137 and newer; older ones lead there only by hand. */
const firefoxCommands = browser.commands as { openShortcutSettings?: () => Promise<void> };

export const shortcutActions: Pick<OptionsIo, 'listShortcuts' | 'openShortcutSettings'> = {
  async listShortcuts() {
    const commands = await browser.commands.getAll();
    return commands.map(({ name, description, shortcut }) => ({
      name: name === '_execute_action' ? translate('shortcutPopup') : description || name || '',
      keys: shortcut ?? '',
    }));
  },
  openShortcutSettings: import.meta.env.FIREFOX
    ? firefoxCommands.openShortcutSettings && (() => void firefoxCommands.openShortcutSettings?.())
    : () => void browser.tabs.create({ url: 'chrome://extensions/shortcuts' }),
};
