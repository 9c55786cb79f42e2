import { useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_PAGE_TOKENS, type Endpoint, KNOWN_SERVERS, toBaseUrl } from '../../src/endpoints.ts';
import type { OptionsIo } from '../../src/io.ts';
import { useWords } from '../words.ts';
import { EndpointRow } from './endpoint-row.tsx';

/** The chat servers that the side panel may ask; the one added last is used first. */
export function EndpointSection({ io }: { io: OptionsIo }) {
  const say = useWords();
  const [endpoints, setEndpoints] = useState<Endpoint[]>([]);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  /** Two fields may change before anything is drawn again. */
  const latest = useRef(endpoints);
  useEffect(() => {
    void io.readEndpoints().then((stored) => {
      latest.current = stored;
      setEndpoints(stored);
    });
  }, [io]);

  const store = (changed: Endpoint[]) => {
    latest.current = changed;
    setEndpoints(changed);
    return io.writeEndpoints(changed);
  };
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
    const others = latest.current.filter((endpoint) => endpoint.url !== url);
    const known = latest.current.find((endpoint) => endpoint.url === url);
    await store([known ?? { url, key: '', model: '', pageTokens: DEFAULT_PAGE_TOKENS }, ...others]);
  };
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints">{say('endpoints')}</h2>
      <p class="hint">{say('endpointsHelp')}</p>
      {endpoints.map((endpoint) => (
        <EndpointRow
          key={endpoint.url}
          io={io}
          endpoint={endpoint}
          onChange={(changes) =>
            void store(latest.current.map((old) => (old.url === endpoint.url ? { ...old, ...changes } : old)))
          }
          onRemove={() => void store(latest.current.filter(({ url }) => url !== endpoint.url))}
        />
      ))}
      <form
        class="endpoint-add"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <label for="endpoint-address">{say('endpointAddress')}</label>
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
        <button class="secondary">{say('endpointAdd')}</button>
        <p id="endpoint-wrong" class="wrong" role="alert">
          {wrong && say('endpointBadAddress')}
        </p>
      </form>
    </section>
  );
}
