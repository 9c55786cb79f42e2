import type { Endpoint } from '../../src/endpoints.ts';
import { useTranslate } from '../words.ts';
import type { Offer } from './use-models.ts';

interface ModelSelectProps {
  offers: Offer[];
  onChoose(endpoint: Endpoint, model: string): void;
}

/** Which model answers: every model of every server, under the name of its server. */
export function ModelSelect({ offers, onChoose }: ModelSelectProps) {
  const translate = useTranslate();
  const current = offers[0]?.endpoint;
  const choose = (value: string) => {
    const [index, ...rest] = value.split(' ');
    const offer = offers[Number(index)];
    if (offer) onChoose(offer.endpoint, rest.join(' '));
  };
  return (
    <select
      class="model"
      aria-label={translate('model')}
      title={translate('model')}
      value={`0 ${current?.model ?? ''}`}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {offers.map(({ endpoint, models, failure }, index) => (
        <optgroup key={endpoint.url} label={new URL(endpoint.url).host}>
          {namesOf(models?.map(({ id }) => id) ?? [], index === 0 ? endpoint.model : '').map((id) => (
            <option key={id} value={`${index} ${id}`}>
              {id}
            </option>
          ))}
          {failure && (
            <option disabled value={`${index} !`}>
              {failure.title}
            </option>
          )}
        </optgroup>
      ))}
    </select>
  );
}

/** The model in use stays in the list though the server does not offer it (any more). */
const namesOf = (names: string[], used: string): string[] =>
  used && !names.includes(used) ? [used, ...names] : names;
