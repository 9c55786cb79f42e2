import { KNOWN_SERVERS, addEndpoint } from '../../src/endpoints.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { useWords } from '../words.ts';

/** Before the first chat server is named: the common ones at one press, all others in the settings. */
export function ChatSetup({ io }: { io: PanelIo }) {
  const say = useWords();
  const use = async (url: string) => {
    await io.allowHost(url);
    await io.changeEndpoints((stored) => addEndpoint(stored, url));
  };
  return (
    <div class="chat-empty">
      <p>{say('chatNoServer')}</p>
      <p>{say('chatOnMachine')}</p>
      <ul>
        {KNOWN_SERVERS.map(({ name, url }) => (
          <li key={url}>
            <button type="button" class="secondary" title={url} onClick={() => void use(url)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="link-button" onClick={io.openOptions}>
        {say('chatSetUp')}
      </button>
    </div>
  );
}
