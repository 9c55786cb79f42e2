import { defineBackground } from 'wxt/utils/define-background';
import { createBridge } from '../src/automation/bridge.ts';
import { copyPage } from '../src/features/copy-page.ts';
import type { Io } from '../src/io.ts';
import { writeTextHere, writeTextOffscreen } from '../src/platform/clipboard.ts';
import { countTokensHere, countTokensOffscreen } from '../src/platform/count-tokens.ts';
import { listen } from '../src/platform/menus.ts';
import { listenForPanel } from '../src/platform/open-panel.ts';
import { notify } from '../src/platform/notify.ts';
import { captureTab, snapshotTab } from '../src/platform/read-tab.ts';
import { say } from '../src/platform/say.ts';
import { readSettings } from '../src/platform/settings-store.ts';
import { activeTab, findTab } from '../src/platform/tabs.ts';

export default defineBackground({
  type: 'module',
  main() {
    const io: Io = {
      activeTab,
      findTab,
      capture: captureTab,
      snapshot: snapshotTab,
      writeText: import.meta.env.FIREFOX ? writeTextHere : writeTextOffscreen,
      countTokens: import.meta.env.FIREFOX ? countTokensHere : countTokensOffscreen,
      notify,
      readSettings,
      say,
    };
    listen({ 'copy-page': (tab) => copyPage(io, tab) });
    listenForPanel();
    if (import.meta.env.MODE === 'automation') Object.assign(globalThis, { pith: createBridge(io) });
  },
});
