import type { Source } from '../../src/features/ask-page.ts';
import type { TextName } from '../../src/translate.ts';
import { useTranslate } from '../words.ts';
import { AnswerView } from './answer-view.tsx';
import { type Turn, type TurnNote, isRunning } from './chat-state.ts';
import { EndpointProblem } from './endpoint-problem.tsx';

const NOTES: Record<TurnNote, TextName> = {
  'cut-short': 'noteCutShort',
  'too-long': 'noteTooLong',
  shortened: 'noteShortened',
};

export interface TurnActions {
  onCopy(text: string): void;
  onOpen(url: string): void;
  /** Shows a source on the page that the question was about. */
  onShow(turn: Turn, source: Source): void;
  onAgain(): void;
  onSendLess(): void;
}

/** One question and what became of it. Only the last one can be asked again. */
export function TurnView({ turn, last, actions }: { turn: Turn; last: boolean; actions: TurnActions }) {
  const translate = useTranslate();
  const { question, answer, thought, phase, failure, notes, page, sources } = turn;
  const over = !isRunning(turn);
  return (
    <article class="turn" aria-busy={!over}>
      <h2 class="question" dir="auto">
        {question}
      </h2>
      {page && (
        <p class="about" title={page.url}>
          <bdi>{page.title || page.url}</bdi>
        </p>
      )}
      {thought && (
        <details class="thought">
          <summary>{translate('thoughts')}</summary>
          <p dir="auto">{thought}</p>
        </details>
      )}
      {answer && (
        <AnswerView
          markdown={answer}
          sources={sources}
          onOpen={actions.onOpen}
          onShow={(source) => actions.onShow(turn, source)}
        />
      )}
      {notes.map((note) => (
        <p key={note} class="note">
          {translate(NOTES[note])}
        </p>
      ))}
      {phase === 'stopped' && <p class="note">{translate('stopped')}</p>}
      {failure && (
        <EndpointProblem failure={failure}>
          {last && (
            <button type="button" class="secondary" onClick={actions.onAgain}>
              {translate('tryAgain')}
            </button>
          )}
          {last && failure.code === 'context-too-small' && page && (
            <button type="button" class="secondary" onClick={actions.onSendLess}>
              {translate('sendLess')}
            </button>
          )}
        </EndpointProblem>
      )}
      {over && answer && (
        <p class="turn-actions">
          <button type="button" class="link-button" onClick={() => actions.onCopy(answer)}>
            {translate('copyAnswer')}
          </button>
          {last && !failure && (
            <button type="button" class="link-button" onClick={actions.onAgain}>
              {translate('askAgain')}
            </button>
          )}
        </p>
      )}
    </article>
  );
}
