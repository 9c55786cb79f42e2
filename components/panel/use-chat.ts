import { useReducer, useRef } from 'preact/hooks';
import type { AnswerPart } from '../../src/chat/endpoint/read-chunk.ts';
import type { ChatMessage } from '../../src/chat/endpoint/stream-chat.ts';
import type { Endpoint } from '../../src/endpoints.ts';
import type { Extraction } from '../../src/core/types.ts';
import { counterOf } from '../../src/features/delivery-settings.ts';
import { explainEndpointError } from '../../src/features/explain-endpoint-error.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import type { TabReference } from '../../src/io/io.ts';
import { type ChatEvent, type Turn, isRunning, reduceChat } from './chat-state.ts';

export interface Question {
  text: string;
  endpoint: Endpoint;
  /** Undefined: the question stands alone. */
  page: { extraction: Extraction; tab: TabReference } | undefined;
}

export interface ChatControls {
  turns: Turn[];
  running: boolean;
  ask(question: Question): Promise<void>;
  stop(): void;
  /** Asks the last question again, in place of its answer. */
  again(change: (question: Question) => Question): Promise<void>;
  clear(): void;
}

type StreamIo = Pick<PanelIo, 'countTokens' | 'readSettings' | 'streamChat' | 'translate'>;

/** The conversation: one question at a time, its answer as it is written. */
export function useChat(io: StreamIo): ChatControls {
  const [turns, dispatch] = useReducer(reduceChat, []);
  const running = useRef<AbortController>(undefined);
  const asked = useRef<Question>(undefined);
  const latest = useRef<Turn[]>(turns);
  latest.current = turns;

  const ask = async (question: Question, before: Turn[] = latest.current): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    asked.current = question;
    const { messages, turn } = await prepare(io, question, before);
    const notify = (event: ChatEvent) => void (running.current === controller && dispatch(event));
    notify({ type: 'asked', turn });
    await answer(io, { question, messages, signal: controller.signal, notify });
    if (running.current === controller) running.current = undefined;
  };
  return {
    turns,
    running: isRunning(turns.at(-1)),
    ask: (question) => ask(question),
    stop: () => running.current?.abort(),
    again: async (change) => {
      if (!asked.current) return;
      dispatch({ type: 'taken-back' });
      await ask(change(asked.current), latest.current.slice(0, -1));
    },
    clear() {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'cleared' });
    },
  };
}

/** Loaded with the first question, so that the page shows sooner. */
const loadAsking = () => import('../../src/features/ask-page.ts');

let count = 0;

async function prepare(
  io: StreamIo,
  { text, endpoint, page }: Question,
  before: Turn[],
): Promise<{ messages: ChatMessage[]; turn: Turn }> {
  const { askPage } = await loadAsking();
  const { messages, sources, shortened } = await askPage({
    extraction: page?.extraction,
    question: text,
    history: before.filter(({ answer: words }) => words !== ''),
    budget: endpoint.pageTokens,
    count: counterOf(io, await io.readSettings()),
  });
  const turn: Turn = {
    id: (count += 1),
    question: text,
    answer: '',
    thought: '',
    phase: 'waiting',
    notes: shortened ? ['shortened'] : [],
    sources,
    ...(page ? { page: page.tab } : {}),
  };
  return { messages, turn };
}

interface Running {
  question: Question;
  messages: ChatMessage[];
  signal: AbortSignal;
  notify(event: ChatEvent): void;
}

async function answer(io: StreamIo, { question, messages, signal, notify }: Running): Promise<void> {
  const { endpoint } = question;
  const parts = new Batch((heard) => notify({ type: 'heard', parts: heard }));
  let end: ChatEvent = { type: 'ended' };
  const { isCutShort } = await loadAsking();
  try {
    for await (const part of io.streamChat({ endpoint, messages, signal })) {
      parts.add(part);
      if (part.tokensRead !== undefined && isCutShort(messages, part.tokensRead)) {
        notify({ type: 'noted', note: 'cut-short' });
      }
    }
  } catch (error) {
    const { origin } = location;
    end = signal.aborted
      ? { type: 'stopped' }
      : { type: 'failed', failure: explainEndpointError(io.translate, error, { endpoint, origin }) };
  }
  parts.flush();
  notify(end);
}

/** Collects what arrives, since a long answer is dear to draw: at first often, then ever more rarely. */
class Batch {
  private parts: AnswerPart[] = [];
  private length = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deliver: (parts: AnswerPart[]) => void) {}

  add(part: AnswerPart): void {
    this.parts.push(part);
    this.length += part.text?.length ?? 0;
    this.timer ??= setTimeout(() => this.flush(), FIRST_PAUSE + this.length / CHARACTERS_PER_PAUSE);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.parts.length > 0) this.deliver(this.parts);
    this.parts = [];
  }
}

/** Milliseconds between two drawings, and characters for each millisecond more. */
const FIRST_PAUSE = 40;
const CHARACTERS_PER_PAUSE = 200;
