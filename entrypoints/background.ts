import { defineBackground } from 'wxt/utils/define-background';
import { createBridge } from '../src/automation/bridge.ts';
import { captureTab, snapshotTab } from '../src/platform/read-tab.ts';
import { activeTab, findTab } from '../src/platform/tabs.ts';

export default defineBackground(() => {
  if (import.meta.env.MODE === 'automation') {
    Object.assign(globalThis, {
      pith: createBridge({ activeTab, findTab, capture: captureTab, snapshot: snapshotTab }),
    });
  }
});
