import { COPY_KEY, mount } from '../../components/mount.tsx';
import { PagePanel } from '../../components/page/page-panel.tsx';
import type { PageIo } from '../../src/io/page-io.ts';
import { bundleIo } from '../../src/platform/basket/bundle-io.ts';
import { pageActions, tabOfAddress } from '../../src/platform/page/page-io.ts';
import { activeTab } from '../../src/platform/tabs/tabs.ts';
import '../../components/style/tokens.css';
import '../../components/style/controls.css';
import '../../components/style/panel.css';
import '../../components/style/views.css';
import './popup.css';

const io: PageIo = {
  ...pageActions,
  activeTab:
    import.meta.env.MODE === 'automation' ? async () => (await tabOfAddress()) ?? activeTab() : activeTab,
};

// What it calls, for tests.
if (import.meta.env.MODE === 'automation') {
  void import('../../src/core/output/deliver.ts').then(({ deliver }) =>
    Object.assign(globalThis, { pithPage: { io, deliver } }),
  );
}
mount(<PagePanel io={io} bundles={bundleIo} copyKey={COPY_KEY} />, io.translate);
