import { KNOWN_SERVERS, addEndpoint } from '../../src/endpoints.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import { useTranslate } from '../words.ts';

/** Before the first chat server is named: the common ones at one press, all others in the settings. */
export function ChatSetup({ io }: { io: PanelIo }) {
  const translate = useTranslate();
  const use = async (url: string) => {
    await io.allowHost(url);
    await io.changeEndpoints((stored) => addEndpoint(stored, url));
  };
  return (
    <div class="chat-empty">
      <p>{translate('chatNoServer')}</p>
      <p>{translate('chatOnMachine')}</p>
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
        {translate('chatSetUp')}
      </button>
    </div>
  );
}
