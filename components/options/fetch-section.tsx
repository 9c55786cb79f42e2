import type { OptionsIo } from '../../src/io/options-io.ts';
import { readHosts } from '../../src/fetch/guard/read-hosts.ts';
import type { Settings } from '../../src/settings.ts';
import { useTranslate } from '../words.ts';
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
  const translate = useTranslate();
  return (
    <section aria-labelledby="fetching">
      <h2 id="fetching">{translate('optionsFetching')}</h2>
      <p class="hint">{translate('optionsFetchingHelp')}</p>
      <FetchAccess io={io} />
      <SwitchRow
        label={translate('optionRenderShells')}
        help={translate('optionRenderShellsHelp')}
        on={settings.renderShells}
        onChange={(renderShells) => onSet({ renderShells })}
      />
      <div class="hosts">
        <label for="signed-in">{translate('optionSignedIn')}</label>
        <p id="signed-in-help" class="hint">
          {translate('optionSignedInHelp')}
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
        <label for="local-host">{translate('optionLocalHost')}</label>
        <p id="local-host-help" class="hint">
          {translate('optionLocalHostHelp')}
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
          {settings.localHost !== '' && translate('optionLocalHostWarning', settings.localHost)}
        </p>
      </div>
      <CacheRow io={io} />
    </section>
  );
}
