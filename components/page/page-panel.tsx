import { useState } from 'preact/hooks';
import { chooseTarget } from '../../src/chat/own-target.ts';
import type { BundleIo } from '../../src/io/bundle-io.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import type { BundleSource } from '../basket/bundle-source.ts';
import { Header } from './header.tsx';
import { PageBody } from './page-body.tsx';
import { titleOf } from './state/page-state.ts';
import { useKeys } from './state/use-keys.ts';
import { usePage } from './state/use-page.ts';
import { loaded } from './text/loaded.tsx';

const BundleFoot = loaded(() => import('../basket/bundle-foot.tsx').then((file) => file.BundleFoot));
const BundleView = loaded(() => import('../basket/bundle-view.tsx').then((file) => file.BundleView));

interface PagePanelProps {
  io: PageIo;
  /** Left out where several pages cannot be put together. */
  bundles?: BundleIo;
  /** How the platform writes its copy shortcut. */
  copyKey: string;
}

/** The whole popup: one page, read, copied and shown; or several as one. */
export function PagePanel({ io, bundles, copyKey }: PagePanelProps) {
  const page = usePage(io, { copies: true });
  const [source, setSource] = useState<BundleSource>();
  const { reading, tab, settings } = page.state;
  const openPanel = tab && (() => io.openPanel(tab));
  useKeys(openPanel ? { p: openPanel } : {});
  const send = (markdown: string): void => {
    const target = chooseTarget(settings.chatTarget, settings.ownTargets);
    if (tab) io.sendPage({ tab, excerpt: { markdown, query: '' } }, target);
  };
  return (
    <main class={`panel is-${reading.phase}`}>
      <Header tab={tab} title={titleOf(page.state)} onPanel={openPanel} onSettings={io.openOptions} />
      {source && bundles ? (
        <BundleView io={bundles} source={source} onBack={() => setSource(undefined)} onSend={send} />
      ) : (
        <PageBody
          io={io}
          page={page}
          copyKey={copyKey}
          opensPanel
          bundles={
            bundles && {
              basket: bundles.basket,
              onTabs: () => void openTabs(bundles),
              onCollect: bundles.openCollect,
            }
          }
        />
      )}
      {bundles && !source && reading.phase !== 'reading' && <BundleFoot io={bundles} onOpen={setSource} />}
    </main>
  );

  /** Inside the click: the browser asks for access only there. */
  async function openTabs(asked: BundleIo): Promise<void> {
    if (await asked.allowAllPages()) setSource('window');
  }
}
