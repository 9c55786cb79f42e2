import { render } from 'preact';
import { PagePanel } from '../../components/page/page-panel.tsx';
import { Words } from '../../components/words.ts';
import type { PageIo } from '../../src/io.ts';
import { writeTextHere } from '../../src/platform/clipboard.ts';
import { countTokensHere } from '../../src/platform/count-tokens.ts';
import { expandTab } from '../../src/platform/expand-tab.ts';
import { notify } from '../../src/platform/notify.ts';
import { pageActions, tabOfAddress } from '../../src/platform/page-io.ts';
import { captureTab, readPageHtml, snapshotTab } from '../../src/platform/read-tab.ts';
import { say } from '../../src/platform/say.ts';
import { readSettings, writeSettings } from '../../src/platform/settings-store.ts';
import { activeTab, findTab } from '../../src/platform/tabs.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/panel.css';
import '../../components/style/views.css';
import './popup.css';

const io: PageIo = {
  ...pageActions,
  activeTab:
    import.meta.env.MODE === 'automation' ? async () => (await tabOfAddress()) ?? activeTab() : activeTab,
  findTab,
  expand: expandTab,
  capture: captureTab,
  snapshot: snapshotTab,
  pageHtml: readPageHtml,
  writeText: writeTextHere,
  countTokens: countTokensHere,
  notify,
  readSettings,
  writeSettings,
  say,
};

const copyKey = /mac/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';

document.documentElement.lang = say('locale');
render(
  <Words.Provider value={say}>
    <PagePanel io={io} copyKey={copyKey} />
  </Words.Provider>,
  document.getElementById('root') as HTMLElement,
);
