import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { pageOf } from '../../src/core/output/deliver-markdown.ts';
import { listOutline } from '../../src/core/output/outline.ts';
import { styleOf } from '../../src/features/delivery-settings.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { Header } from '../page/header.tsx';
import { PageBody } from '../page/page-body.tsx';
import { listTicked } from '../page/state/focus-choice.ts';
import { titleOf } from '../page/state/page-state.ts';
import { Tabs } from '../page/text/tabs.tsx';
import { usePage } from '../page/state/use-page.ts';
import { useTranslate } from '../words.ts';
import { loaded } from '../page/text/loaded.tsx';
import { PickBar } from './pick-bar.tsx';
import { useChat } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { useModels } from './use-models.ts';
import { usePicker } from './use-picker.ts';

/** Read after the page, which is what shows first. */
const loadChat = () => import('./chat-panel.tsx').then((file) => file.ChatPanel);
const ChatPanel = loaded(loadChat);

type PanelView = 'page' | 'chat';

/** The page beside the page: what was read of the tab in front, and a conversation about it. */
export function SidePanel({ io, copyKey }: { io: PanelIo; copyKey: string }) {
  const translate = useTranslate();
  const [view, setView] = useState<PanelView>('page');
  const page = usePage(io, { copies: false });
  const picker = usePicker(io, page);
  const chat = useChat(io);
  const models = useModels(io);
  const draft = useDraft(
    io,
    useCallback(() => setView('chat'), []),
  );
  useEffect(() => void setTimeout(loadChat), []);
  useEffect(() => io.watchActiveTab(page.refresh), [io, page.refresh]);
  const allow = () => void io.allowAllPages().then((allowed) => allowed && page.refresh());
  const { reading, settings, left, tab } = page.state;
  const extraction = reading.phase === 'ready' ? reading.extraction : undefined;
  const chosen = useMemo(() => {
    if (!extraction || !tab) return undefined;
    const style = styleOf(settings);
    const sections = listTicked(listOutline(pageOf(extraction, { style })), left);
    return { extraction: pageOf(extraction, { style, sections }), tab };
  }, [extraction, settings, left, tab]);
  return (
    <main class={`panel side is-${reading.phase}`}>
      <Header tab={tab} title={titleOf(page.state)} onSettings={io.openOptions} />
      <Tabs<PanelView>
        label={translate('panelViews')}
        tabs={[
          { id: 'page', label: translate('panelPage') },
          { id: 'chat', label: translate('panelChat') },
        ]}
        chosen={view}
        panelId="side-view"
        onChoose={setView}
      >
        {view === 'page' && (
          <>
            <PickBar picker={picker} page={page} />
            <PageBody io={io} page={page} copyKey={copyKey} onAllow={allow} />
          </>
        )}
        {view === 'chat' && (
          <ChatPanel
            io={io}
            chat={chat}
            models={models}
            draft={draft}
            page={chosen}
            reading={reading.phase === 'reading'}
          />
        )}
      </Tabs>
    </main>
  );
}
