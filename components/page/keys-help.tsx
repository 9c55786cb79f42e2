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
  [['p'], 'openPanel'],
  [['?'], 'keys'],
  [['Esc'], 'close'],
];

interface KeysHelpProps {
  dialog: RefObject<HTMLDialogElement | null>;
  opensPanel: boolean;
}

export function KeysHelp({ dialog, opensPanel }: KeysHelpProps) {
  const say = useWords();
  const keysHere = KEYS.filter(([, name]) => opensPanel || name !== 'openPanel');
  return (
    <dialog ref={dialog} class="keys" aria-label={say('keys')}>
      <h2>{say('keys')}</h2>
      <dl>
        {keysHere.map(([keys, name]) => (
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
