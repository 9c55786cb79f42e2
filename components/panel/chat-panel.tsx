import { useEffect, useRef, useState } from 'preact/hooks';
import type { Source } from '../../src/features/ask-page.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { useTranslate } from '../words.ts';
import { Composer } from './composer.tsx';
import { type Turn, isRunning } from './chat-state.ts';
import { ChatSetup } from './chat-setup.tsx';
import { EndpointProblem } from './endpoint-problem.tsx';
import { ModelSelect } from './model-select.tsx';
import { TurnView } from './turn-view.tsx';
import type { ChatControls, Question } from './use-chat.ts';
import type { Draft } from './use-draft.ts';
import { useSend } from './use-send.ts';
import { type ModelControls, fitEndpoint } from './use-models.ts';

interface ChatPanelProps {
  io: PanelIo;
  chat: ChatControls;
  models: ModelControls;
  draft: Draft;
  /** What of the page goes with a question. */
  page: Question['page'];
  /** The page is being read. */
  reading: boolean;
}

/** Closer to the end than this a person reads what is being written. In pixels. */
const NEAR_END = 40;

/** A conversation with a model of the person's own about the page. */
export function ChatPanel({ io, chat, models, draft, page, reading }: ChatPanelProps) {
  const translate = useTranslate();
  const [lost, setLost] = useState(false);
  const log = useRef<HTMLElement>(null);
  /** The person has not scrolled away from the end. */
  const following = useRef(true);
  const { turns, running } = chat;
  const { offers } = models;
  const current = offers?.[0];
  useEffect(() => {
    following.current = true;
  }, [turns.length]);
  useEffect(() => {
    if (following.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  });
  const endpoint = current && fitEndpoint(current);
  const sending = useSend({ io, chat, draft, endpoint, page, reading });
  if (!offers) return null;
  if (!endpoint) return <ChatSetup io={io} />;

  const { failure } = current;
  const again = async () => {
    await io.allowHost(endpoint.url);
    models.reload();
    await chat.again((question) => ({ ...question, endpoint }));
  };
  const sendLess = () =>
    void chat.again((question) => ({
      ...question,
      endpoint: { ...question.endpoint, pageTokens: Math.ceil(question.endpoint.pageTokens / 2) },
    }));
  const show = async ({ page: asked }: Turn, { passage }: Source) => {
    setLost(asked !== undefined && !(await io.showPassage(asked, passage)));
  };
  const reconnect = async () => {
    await io.allowHost(endpoint.url);
    models.reload();
  };
  return (
    <div class="chat">
      <div class="chat-bar">
        <ModelSelect offers={offers} onChoose={(chosen, model) => void models.choose(chosen, model)} />
        {turns.length > 0 && (
          <button type="button" class="link-button" onClick={chat.clear}>
            {translate('newChat')}
          </button>
        )}
      </div>
      <section
        ref={log}
        class="turns"
        aria-label={translate('conversation')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          following.current = scrollTop + clientHeight > scrollHeight - NEAR_END;
        }}
      >
        {failure && (
          <EndpointProblem failure={failure}>
            <button type="button" class="secondary" onClick={() => void reconnect()}>
              {translate('tryAgain')}
            </button>
            <button type="button" class="secondary" onClick={io.openOptions}>
              {translate('settings')}
            </button>
          </EndpointProblem>
        )}
        {current.models?.length === 0 && <p class="note">{translate('chatNoModels')}</p>}
        {turns.map((turn, index) => (
          <TurnView
            key={turn.id}
            turn={turn}
            last={index === turns.length - 1}
            actions={{
              onCopy: (text) => void io.writeText(text),
              onOpen: io.openUrl,
              onShow: (asked, source) => void show(asked, source),
              onAgain: () => void again(),
              onSendLess: sendLess,
            }}
          />
        ))}
      </section>
      <p class="chat-state" role="status">
        {lost && translate('passageGone')}
        {!lost && sending.unread && translate('pageNotRead')}
        {!lost &&
          !sending.unread &&
          (sending.waiting ? translate('reading') : <StateLine turn={turns.at(-1)} />)}
      </p>
      <Composer
        text={draft.text}
        withPage={draft.withPage}
        hasPage={page !== undefined || reading}
        running={running || sending.waiting}
        ready={endpoint.model !== ''}
        onText={draft.setText}
        onWithPage={draft.setWithPage}
        onSend={() => {
          setLost(false);
          void sending.send();
        }}
        onStop={sending.waiting ? sending.cancel : chat.stop}
      />
    </div>
  );
}

function StateLine({ turn }: { turn: Turn | undefined }) {
  const translate = useTranslate();
  if (turn?.phase === 'writing') return <>{translate('answering')}</>;
  if (isRunning(turn)) return <>{translate('waitingForAnswer')}</>;
  return turn?.phase === 'done' ? <>{translate('answered')}</> : null;
}
