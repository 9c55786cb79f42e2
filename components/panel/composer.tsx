import { useEffect, useRef } from 'preact/hooks';
import { useTranslate } from '../words.ts';

interface ComposerProps {
  text: string;
  /** Send the page's sections along. */
  withPage: boolean;
  /** There is a page to send. */
  hasPage: boolean;
  running: boolean;
  ready: boolean;
  onText(text: string): void;
  onWithPage(on: boolean): void;
  onSend(): void;
  onStop(): void;
}

/** Highest that the box grows with its text, in pixels. */
const HIGHEST = 200;

/** Where a question is written: Enter sends, Shift+Enter begins a new line, Escape stops the answer. */
export function Composer(props: ComposerProps) {
  const { text, withPage, hasPage, running, ready, onText, onWithPage, onSend, onStop } = props;
  const translate = useTranslate();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!box.current) return;
    box.current.style.blockSize = 'auto';
    box.current.style.blockSize = `${Math.min(HIGHEST, box.current.scrollHeight + 2)}px`;
  }, [text]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && running) onStop();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!running) onSend();
    }
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (running) onStop();
        else onSend();
      }}
    >
      <textarea
        ref={box}
        class="chat-input"
        rows={2}
        dir="auto"
        aria-label={translate('chatQuestion')}
        placeholder={translate('chatQuestion')}
        title={translate('chatKeys')}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div class="composer-row">
        <label>
          <input
            type="checkbox"
            checked={withPage && hasPage}
            disabled={!hasPage}
            onChange={(event) => onWithPage(event.currentTarget.checked)}
          />
          {translate('withPage')}
        </label>
        <button
          class={running ? 'secondary' : 'primary'}
          disabled={!running && (!ready || text.trim() === '')}
        >
          {translate(running ? 'stop' : 'send')}
        </button>
      </div>
    </form>
  );
}
