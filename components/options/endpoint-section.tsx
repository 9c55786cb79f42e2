import { useEffect, useState } from 'preact/hooks';
import { type Endpoint, KNOWN_SERVERS, addEndpoint, toBaseUrl } from '../../src/endpoints.ts';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { useTranslate } from '../words.ts';
import { EndpointRow } from './endpoint-row.tsx';

/** The chat servers that the side panel may ask; the one added last is used first. */
export function EndpointSection({ io }: { io: OptionsIo }) {
  const translate = useTranslate();
  const [endpoints, setEndpoints] = useState<Endpoint[]>([]);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    const read = () => void io.readEndpoints().then(setEndpoints);
    read();
    return io.watchEndpoints(read);
  }, [io]);

  const add = async () => {
    let url: string;
    try {
      url = toBaseUrl(typed);
    } catch {
      return setWrong(true);
    }
    // First of all, while the browser still sees the person's click or key.
    await io.allowHost(url);
    setTyped('');
    await io.changeEndpoints((stored) => addEndpoint(stored, url));
  };
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints">{translate('endpoints')}</h2>
      <p class="hint">{translate('endpointsHelp')}</p>
      {endpoints.map((endpoint) => (
        <EndpointRow
          key={endpoint.url}
          io={io}
          endpoint={endpoint}
          onChange={(changes) =>
            void io.changeEndpoints((stored) =>
              stored.map((old) => (old.url === endpoint.url ? { ...old, ...changes } : old)),
            )
          }
          onRemove={() =>
            void io.changeEndpoints((stored) => stored.filter(({ url }) => url !== endpoint.url))
          }
        />
      ))}
      <form
        class="endpoint-add"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label for="endpoint-address">{translate('endpointAddress')}</label>
        <input
          id="endpoint-address"
          type="text"
          dir="ltr"
          inputMode="url"
          spellcheck={false}
          list="known-servers"
          placeholder="http://localhost:11434/v1"
          value={typed}
          aria-invalid={wrong}
          aria-describedby="endpoint-wrong"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <datalist id="known-servers">
          {KNOWN_SERVERS.map(({ name, url }) => (
            <option key={url} value={url}>
              {name}
            </option>
          ))}
        </datalist>
        <button class="secondary">{translate('endpointAdd')}</button>
        <p id="endpoint-wrong" class="wrong" role="alert">
          {wrong && translate('endpointBadAddress')}
        </p>
      </form>
    </section>
  );
}
