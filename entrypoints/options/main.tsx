import { mount } from '../../components/mount.tsx';
import { OptionsPanel } from '../../components/options/options-panel.tsx';
import { listModels } from '../../src/chat/endpoint/list-models.ts';
import { openCache } from '../../src/fetch/page-cache.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { chatActions } from '../../src/platform/chat/chat-io.ts';
import { endpointStore } from '../../src/platform/storage/endpoint-store.ts';
import { hasFetchAccess, requestFetchAccess } from '../../src/platform/fetch/fetch-access.ts';
import { hideOrigin } from '../../src/platform/chat/hide-origin.ts';
import { saveFile } from '../../src/platform/save-file.ts';
import { translate } from '../../src/platform/translate.ts';
import { readSettings, resetSettings, writeSettings } from '../../src/platform/storage/settings-store.ts';
import { shortcutActions } from '../../src/platform/tabs/shortcuts.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/options.css';

const cache = openCache();
const io: OptionsIo = {
  cacheStatistics: cache.statistics,
  clearCache: cache.clear,
  ...shortcutActions,
  ...endpointStore,
  listModels: async (endpoint, options) => {
    await hideOrigin(endpoint);
    return listModels(endpoint, options);
  },
  allowHosts: chatActions.allowHosts,
  mayFetch: hasFetchAccess,
  allowFetching: requestFetchAccess,
  saveFile,
  readSettings,
  writeSettings,
  resetSettings,
  translate,
};

document.title = translate('optionsTitle');
mount(<OptionsPanel io={io} />, translate);
