import { COPY_KEY, mount } from '../../components/mount.tsx';
import { SidePanel } from '../../components/panel/side-panel.tsx';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { endpointStore } from '../../src/platform/storage/endpoint-store.ts';
import { pageActions } from '../../src/platform/page/page-io.ts';
import { panelActions } from '../../src/platform/tabs/panel-io.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/panel.css';
import '../../components/style/views.css';
import '../../components/style/chat.css';
import './sidepanel.css';

const pickPart = () => import('../../src/platform/page/pick-part.ts');

const io: PanelIo = {
  ...pageActions,
  ...panelActions,
  ...endpointStore,
  listModels: async (endpoint, options) => {
    const { hideOrigin } = await import('../../src/platform/chat/hide-origin.ts');
    await hideOrigin(endpoint);
    const { listModels } = await import('../../src/chat/endpoint/list-models.ts');
    return listModels(endpoint, options);
  },
  showPassage: async (...asked) =>
    (await import('../../src/platform/page/show-passage.ts')).showPassage(...asked),
  takePart: async (...asked) => (await pickPart()).takePart(...asked),
  steerPicker: (...asked) => void pickPart().then(({ steerPicker }) => steerPicker(...asked)),
  // Loaded with the first question, so that the page shows sooner.
  async *streamChat(request) {
    const { streamChat } = await import('../../src/chat/endpoint/stream-chat.ts');
    yield* streamChat(request);
  },
};

// What it calls, for tests.
if (import.meta.env.MODE === 'automation') {
  void import('../../src/core/output/deliver.ts').then(({ deliver }) =>
    Object.assign(globalThis, { pithPage: { io, deliver } }),
  );
}
mount(<SidePanel io={io} copyKey={COPY_KEY} />, io.translate);
