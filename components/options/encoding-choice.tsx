import type { TextName } from '../../src/translate.ts';
import { ENCODINGS, type Encoding } from '../../src/settings.ts';
import { useTranslate } from '../words.ts';

const MODELS: Record<Encoding, TextName> = { o200k_base: 'encodingO200k', cl100k_base: 'encodingCl100k' };

export function EncodingChoice({
  chosen,
  onChoose,
}: {
  chosen: Encoding;
  onChoose(encoding: Encoding): void;
}) {
  const translate = useTranslate();
  return (
    <fieldset class="choice">
      <legend>{translate('encoding')}</legend>
      {ENCODINGS.map((encoding) => (
        <div key={encoding} class="option">
          <input
            id={encoding}
            type="radio"
            name="encoding"
            checked={chosen === encoding}
            aria-describedby={`${encoding}-help`}
            onChange={() => onChoose(encoding)}
          />
          <div>
            <label for={encoding}>{encoding}</label>
            <p id={`${encoding}-help`}>{translate(MODELS[encoding])}</p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
