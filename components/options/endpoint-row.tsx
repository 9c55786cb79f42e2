import { useEffect, useId, useState } from 'preact/hooks';
import type { Endpoint } from '../../src/endpoints.ts';
import { explainEndpointError } from '../../src/features/explain-endpoint-error.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { formatNumber, useTranslate } from '../words.ts';

interface EndpointRowProps {
  io: OptionsIo;
  endpoint: Endpoint;
  onChange(changes: Partial<Endpoint>): void;
  onRemove(): void;
}

/** One chat server: its key, how much of a page it gets, and whether it answers. */
export function EndpointRow({ io, endpoint, onChange, onRemove }: EndpointRowProps) {
  const translate = useTranslate();
  const id = useId();
  const [state, setState] = useState('');
  const test = async () => {
    setState(translate('endpointTesting'));
    setState(await tell(io, endpoint));
  };
  useEffect(() => void test(), [endpoint.url, endpoint.key]);
  return (
    <fieldset class="endpoint">
      <legend dir="ltr">{endpoint.url}</legend>
      <label for={`${id}-key`}>{translate('endpointKey')}</label>
      <input
        id={`${id}-key`}
        type="password"
        autocomplete="off"
        defaultValue={endpoint.key}
        onChange={(event) => onChange({ key: event.currentTarget.value.trim() })}
      />
      <label for={`${id}-tokens`}>{translate('endpointPageTokens')}</label>
      <input
        id={`${id}-tokens`}
        type="number"
        min={1}
        step={1}
        defaultValue={endpoint.pageTokens}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => {
          const tokens = currentTarget.valueAsNumber;
          if (Number.isInteger(tokens) && tokens > 0) onChange({ pageTokens: tokens });
          else currentTarget.valueAsNumber = endpoint.pageTokens;
        }}
      />
      <p id={`${id}-help`} class="hint">
        {translate('endpointPageTokensHelp')}
      </p>
      <div class="endpoint-actions">
        <button
          type="button"
          class="secondary"
          aria-label={`${translate('endpointTest')}: ${endpoint.url}`}
          onClick={() => void io.allowHost(endpoint.url).then(test)}
        >
          {translate('endpointTest')}
        </button>
        <button
          type="button"
          class="secondary"
          aria-label={`${translate('endpointRemove')}: ${endpoint.url}`}
          onClick={onRemove}
        >
          {translate('endpointRemove')}
        </button>
        <span class="endpoint-state" role="status">
          {state}
        </span>
      </div>
    </fieldset>
  );
}

async function tell(io: OptionsIo, endpoint: Endpoint): Promise<string> {
  try {
    const models = await io.listModels(endpoint, { signal: new AbortController().signal });
    return io.translate(
      'endpointWorks',
      models.length > 0 ? models.map(({ id }) => id).join(', ') : formatNumber(0),
    );
  } catch (error) {
    const { title, advice } = explainEndpointError(io.translate, error, {
      endpoint,
      origin: location.origin,
    });
    return io.translate('errorLine', title, advice);
  }
}
