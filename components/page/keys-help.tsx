import type { RefObject } from 'preact';
import type { TextName } from '../../src/translate.ts';
import { useTranslate } from '../words.ts';

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
  const translate = useTranslate();
  const keysHere = KEYS.filter(([, name]) => opensPanel || name !== 'openPanel');
  return (
    <dialog ref={dialog} class="keys" aria-label={translate('keys')}>
      <h2>{translate('keys')}</h2>
      <dl>
        {keysHere.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{translate(name)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button class="secondary">{translate('close')}</button>
      </form>
    </dialog>
  );
}
