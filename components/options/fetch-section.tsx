import type { OptionsIo } from '../../src/io/options-io.ts';
import { readHosts } from '../../src/fetch/guard/read-hosts.ts';
import type { Settings } from '../../src/settings.ts';
import { useWords } from '../words.ts';
import { FetchAccess } from './fetch-access.tsx';
import { CacheRow } from './cache-row.tsx';
import { SwitchRow } from './switch-row.tsx';

interface FetchSectionProps {
  io: OptionsIo;
  settings: Settings;
  onSet(changes: Partial<Settings>): void;
}

/** What pages that are not open may be fetched, and with what. */
export function FetchSection({ io, settings, onSet }: FetchSectionProps) {
  const say = useWords();
  return (
    <section aria-labelledby="fetching">
      <h2 id="fetching">{say('optionsFetching')}</h2>
      <p class="hint">{say('optionsFetchingHelp')}</p>
      <FetchAccess io={io} />
      <SwitchRow
        label={say('optionRenderShells')}
        help={say('optionRenderShellsHelp')}
        on={settings.renderShells}
        onChange={(renderShells) => onSet({ renderShells })}
      />
      <div class="hosts">
        <label for="signed-in">{say('optionSignedIn')}</label>
        <p id="signed-in-help" class="hint">
          {say('optionSignedInHelp')}
        </p>
        <textarea
          id="signed-in"
          dir="ltr"
          rows={3}
          spellcheck={false}
          aria-describedby="signed-in-help"
          value={settings.signedInHosts}
          onChange={({ currentTarget }) => {
            currentTarget.value = readHosts(currentTarget.value).join('\n');
            onSet({ signedInHosts: currentTarget.value });
          }}
        />
      </div>
      <div class="hosts">
        <label for="local-host">{say('optionLocalHost')}</label>
        <p id="local-host-help" class="hint">
          {say('optionLocalHostHelp')}
        </p>
        <input
          id="local-host"
          type="text"
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          aria-describedby="local-host-help local-host-warning"
          value={settings.localHost}
          onChange={({ currentTarget }) => {
            currentTarget.value = readHosts(currentTarget.value)[0] ?? '';
            onSet({ localHost: currentTarget.value });
          }}
        />
        <p id="local-host-warning" class="wrong" aria-live="polite">
          {settings.localHost !== '' && say('optionLocalHostWarning', settings.localHost)}
        </p>
      </div>
      <CacheRow io={io} />
    </section>
  );
}
