import { render } from 'preact';
import { SidePanel } from '../../components/panel/side-panel.tsx';
import { Words } from '../../components/words.ts';
import type { PanelIo } from '../../src/io.ts';
import { writeTextHere } from '../../src/platform/clipboard.ts';
import { countTokensHere } from '../../src/platform/count-tokens.ts';
import { endpointStore } from '../../src/platform/endpoint-store.ts';
import { expandTab } from '../../src/platform/expand-tab.ts';
import { hideOrigin } from '../../src/platform/hide-origin.ts';
import { notify } from '../../src/platform/notify.ts';
import { pageActions } from '../../src/platform/page-io.ts';
import { panelActions } from '../../src/platform/panel-io.ts';
import { steerPicker, takePart } from '../../src/platform/pick-part.ts';
import { captureTab, readPageHtml, snapshotTab } from '../../src/platform/read-tab.ts';
import { say } from '../../src/platform/say.ts';
import { readSettings, writeSettings } from '../../src/platform/settings-store.ts';
import { showPassage } from '../../src/platform/show-passage.ts';
import { findTab } from '../../src/platform/tabs.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/panel.css';
import '../../components/style/views.css';
import '../../components/style/chat.css';
import './sidepanel.css';

const io: PanelIo = {
  ...pageActions,
  ...panelActions,
  ...endpointStore,
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
  listModels: async (endpoint, options) => {
    await hideOrigin(endpoint);
    const { listModels } = await import('../../src/chat/endpoint/list-models.ts');
    return listModels(endpoint, options);
  },
  showPassage,
  takePart,
  steerPicker,
  // Loaded with the first question, so that the page shows sooner.
  async *streamChat(request) {
    const { streamChat } = await import('../../src/chat/endpoint/stream-chat.ts');
    yield* streamChat(request);
  },
  say,
};

const copyKey = /mac/i.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C';

document.documentElement.lang = say('locale');
render(
  <Words.Provider value={say}>
    <SidePanel io={io} copyKey={copyKey} />
  </Words.Provider>,
  document.getElementById('root') as HTMLElement,
);
