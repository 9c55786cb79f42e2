import { METHODS, type Settings, WRITERS } from '../../src/settings.ts';
import type { TextName } from '../../src/translate.ts';
import { useTranslate } from '../words.ts';

type ChoiceName = 'method' | 'writer';

const CHOICES: Record<ChoiceName, { values: readonly Settings[ChoiceName][]; help: TextName }> = {
  method: { values: METHODS, help: 'optionMethodHelp' },
  writer: { values: WRITERS, help: 'optionWriterHelp' },
};
const WORDS: Record<Settings[ChoiceName], TextName> = {
  model: 'methodModel',
  pith: 'writerPith',
  readability: 'methodReadability',
  turndown: 'writerTurndown',
};

interface MethodSelectsProps {
  settings: Settings;
  onSet(changes: Partial<Settings>): void;
}

/** Who chooses the main content, and who writes it. */
export function MethodSelects({ settings, onSet }: MethodSelectsProps) {
  const translate = useTranslate();
  return (Object.keys(CHOICES) as ChoiceName[]).map((name) => (
    <div key={name} class="style-select">
      <label for={name}>{translate(name)}</label>
      <select
        id={name}
        value={settings[name]}
        aria-describedby={`${name}-help`}
        onChange={(event) => onSet({ [name]: event.currentTarget.value })}
      >
        {CHOICES[name].values.map((value) => (
          <option key={value} value={value}>
            {translate(WORDS[value])}
          </option>
        ))}
      </select>
      <p id={`${name}-help`}>{translate(CHOICES[name].help)}</p>
    </div>
  ));
}
