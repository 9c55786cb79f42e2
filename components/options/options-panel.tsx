import { useEffect, useState } from 'preact/hooks';
import type { OptionsIo } from '../../src/io/options-io.ts';
import type { Settings } from '../../src/settings.ts';
import type { TextName } from '../../src/translate.ts';
import { StyleSelects } from '../style-selects.tsx';
import { useTranslate } from '../words.ts';
import { ChatSection } from './chat-section.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { EndpointSection } from './endpoint-section.tsx';
import { FetchSection } from './fetch-section.tsx';
import { MethodSelects } from './method-selects.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SwitchRow } from './switch-row.tsx';

const SWITCHES: [
  keyof Settings & ('copyOnOpen' | 'frontMatter' | 'collapsed' | 'untrusted'),
  TextName,
  TextName,
][] = [
  ['copyOnOpen', 'optionCopyOnOpen', 'optionCopyOnOpenHelp'],
  ['frontMatter', 'optionFrontMatter', 'optionFrontMatterHelp'],
  ['collapsed', 'optionCollapsed', 'optionCollapsedHelp'],
  ['untrusted', 'untrusted', 'optionUntrustedHelp'],
];

/** Every setting with its explanation; a change is stored as it is made. */
export function OptionsPanel({ io }: { io: OptionsIo }) {
  const translate = useTranslate();
  const [settings, setSettings] = useState<Settings>();
  const [wasReset, setWasReset] = useState(false);
  useEffect(() => void io.readSettings().then(setSettings), [io]);
  if (!settings) return null;

  const set = (changes: Partial<Settings>) => {
    setWasReset(false);
    // At once: the next click must not build on what was there before.
    setSettings((old) => old && { ...old, ...changes });
    void io.writeSettings(changes);
  };
  const reset = () =>
    void io.resetSettings().then((defaults) => {
      setSettings(defaults);
      setWasReset(true);
    });
  return (
    <main class="options">
      <header>
        <img src="/icon/mark.svg" alt="" width="32" height="32" />
        <h1>{translate('optionsTitle')}</h1>
      </header>
      <p class="hint">{translate('optionsSaved')}</p>
      <section aria-labelledby="copying">
        <h2 id="copying">{translate('optionsCopying')}</h2>
        {SWITCHES.map(([name, label, help]) => (
          <SwitchRow
            key={name}
            label={translate(label)}
            help={translate(help)}
            on={settings[name]}
            onChange={(on) => set({ [name]: on })}
          />
        ))}
        <StyleSelects settings={settings} explained onSet={set} />
        <MethodSelects settings={settings} onSet={set} />
      </section>
      <section aria-labelledby="counting">
        <h2 id="counting">{translate('optionsCounting')}</h2>
        <p class="hint">{translate('optionEncodingHelp')}</p>
        <EncodingChoice chosen={settings.encoding} onChoose={(encoding) => set({ encoding })} />
      </section>
      <ChatSection io={io} settings={settings} onSet={set} />
      <FetchSection io={io} settings={settings} onSet={set} />
      <EndpointSection io={io} />
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts">{translate('optionsShortcuts')}</h2>
        <ShortcutList io={io} />
      </section>
      <footer>
        <button type="button" class="secondary" onClick={reset}>
          {translate('reset')}
        </button>
        <span role="status">{wasReset && translate('resetDone')}</span>
      </footer>
    </main>
  );
}
