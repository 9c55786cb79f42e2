import { CollectPage } from '../../components/collect/collect-page.tsx';
import { mount } from '../../components/mount.tsx';
import { openSectionStore } from '../../src/collect/ask/section-store.ts';
import { openJobStore } from '../../src/collect/job/job-store.ts';
import { CollectDesk } from '../../src/features/collect/desk.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';
import { collectIo, openTabs } from '../../src/platform/collect/collect-io.ts';
import { saveFolder, saveStream } from '../../src/platform/collect/save-stream.ts';
import { hasFetchAccess, requestFetchAccess } from '../../src/platform/fetch/fetch-access.ts';
import { writeTextHere } from '../../src/platform/offscreen/clipboard.ts';
import { countTokensHere } from '../../src/platform/offscreen/count-tokens.ts';
import { readSettings } from '../../src/platform/storage/settings-store.ts';
import { translate } from '../../src/platform/translate.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/collect.css';

const io: CollectPageIo = {
  store: openJobStore(),
  sections: openSectionStore(),
  collectIo,
  openTabs,
  saveStream,
  saveFolder,
  countTokens: countTokensHere,
  writeText: writeTextHere,
  openUrl: (url) => void open(url, '_blank', 'noopener'),
  mayFetch: hasFetchAccess,
  allowFetching: requestFetchAccess,
  readSettings,
  translate,
  async storage() {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { used: usage, all: quota };
  },
};
const desk = new CollectDesk(io);

// What it calls, for tests.
if (import.meta.env.MODE === 'automation') Object.assign(globalThis, { pithCollect: { io, desk } });
document.title = translate('collectTitle');
mount(<CollectPage io={io} desk={desk} />, translate);
