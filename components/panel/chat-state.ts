// A conversation about pages: its turns, and how each event changes them.

import type { AnswerPart } from '../../src/chat/endpoint/read-chunk.ts';
import type { EndpointFailure } from '../../src/features/explain-endpoint-error.ts';
import type { Source } from '../../src/features/ask-page.ts';
import type { TabReference } from '../../src/io/io.ts';

/** What a person should know about an answer: not all of the page was sent, not all was read, or the end is missing. */
export type TurnNote = 'shortened' | 'cut-short' | 'too-long';

export interface Turn {
  id: number;
  question: string;
  answer: string;
  thought: string;
  phase: 'waiting' | 'thinking' | 'writing' | 'done' | 'stopped' | 'failed';
  failure?: EndpointFailure;
  notes: TurnNote[];
  sources: Source[];
  /** The page that the question is about, if it is about one. */
  page?: TabReference;
}

export type ChatEvent =
  | { type: 'asked'; turn: Turn }
  | { type: 'heard'; parts: AnswerPart[] }
  | { type: 'noted'; note: TurnNote }
  | { type: 'ended' }
  | { type: 'stopped' }
  | { type: 'failed'; failure: EndpointFailure }
  | { type: 'taken-back' }
  | { type: 'cleared' };

export const isRunning = (turn: Turn | undefined): boolean =>
  turn !== undefined && ['waiting', 'thinking', 'writing'].includes(turn.phase);

export function reduceChat(turns: Turn[], event: ChatEvent): Turn[] {
  if (event.type === 'cleared') return [];
  if (event.type === 'asked') return [...turns, event.turn];
  if (event.type === 'taken-back') return turns.slice(0, -1);
  const last = turns.at(-1);
  return last ? [...turns.slice(0, -1), change(last, event)] : turns;
}

type LastEvent = Exclude<ChatEvent, { type: 'cleared' | 'asked' | 'taken-back' }>;

function change(turn: Turn, event: LastEvent): Turn {
  switch (event.type) {
    case 'heard':
      return event.parts.reduce(hear, turn);
    case 'noted':
      return { ...turn, notes: [...turn.notes, event.note] };
    case 'ended':
      return { ...turn, phase: 'done' };
    case 'stopped':
      return { ...turn, phase: 'stopped' };
    case 'failed':
      return { ...turn, phase: 'failed', failure: event.failure };
  }
}

function hear(turn: Turn, { text, thought, end }: AnswerPart): Turn {
  if (text !== undefined) return { ...turn, phase: 'writing', answer: turn.answer + text };
  if (thought !== undefined) return { ...turn, phase: 'thinking', thought: turn.thought + thought };
  return end === 'length' ? { ...turn, notes: [...turn.notes, 'too-long'] } : turn;
}
