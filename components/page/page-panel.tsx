import type { PageIo } from '../../src/io/page-io.ts';
import { Header } from './header.tsx';
import { PageBody } from './page-body.tsx';
import { titleOf } from './state/page-state.ts';
import { useKeys } from './state/use-keys.ts';
import { usePage } from './state/use-page.ts';

interface PagePanelProps {
  io: PageIo;
  /** How the platform writes its copy shortcut. */
  copyKey: string;
}

/** The whole popup: one page, read, copied and shown. */
export function PagePanel({ io, copyKey }: PagePanelProps) {
  const page = usePage(io, { copies: true });
  const { reading, tab } = page.state;
  const openPanel = tab && (() => io.openPanel(tab));
  useKeys(openPanel ? { p: openPanel } : {});
  return (
    <main class={`panel is-${reading.phase}`}>
      <Header tab={tab} title={titleOf(page.state)} onPanel={openPanel} onSettings={io.openOptions} />
      <PageBody io={io} page={page} copyKey={copyKey} opensPanel />
    </main>
  );
}
