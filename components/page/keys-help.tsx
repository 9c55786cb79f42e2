import type { RefObject } from 'preact';
import type { TextName } from '../../src/say.ts';
import { useWords } from '../words.ts';

const KEYS: [string[], TextName][] = [
  [['c'], 'copyMarkdown'],
  [['d'], 'downloadMarkdown'],
  [['s'], 'optionsChat'],
  [['/'], 'queryLabel'],
  [['j', 'k'], 'keysOutline'],
  [['Space'], 'keysCheck'],
  [['?'], 'keys'],
  [['Esc'], 'close'],
];

export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const say = useWords();
  return (
    <dialog ref={dialog} class="keys" aria-label={say('keys')}>
      <h2>{say('keys')}</h2>
      <dl>
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(name)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class="secondary">{say('close')}</button>
      </form>
    </dialog>
  );
}
