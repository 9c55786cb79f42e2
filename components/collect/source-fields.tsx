import { useEffect, useState } from 'preact/hooks';
import type { CollectPageIo, OpenTab } from '../../src/io/collect-page-io.ts';
import { useTranslate } from '../words.ts';
import type { Draft } from './source-draft.ts';

interface SourceFieldsProps {
  io: CollectPageIo;
  draft: Draft;
  onChange(changes: Partial<Draft>): void;
}

/** The fields of one kind of source. */
export function SourceFields({ io, draft, onChange }: SourceFieldsProps) {
  const translate = useTranslate();
  if (draft.kind === 'tabs') return <TabFields io={io} draft={draft} onChange={onChange} />;
  if (draft.kind === 'list') return <ListFields draft={draft} onChange={onChange} />;
  return (
    <>
      <label class="field">
        <span>{translate('collectAddress')}</span>
        <input
          type="text"
          inputMode="url"
          name="url"
          required
          placeholder="https://"
          spellcheck={false}
          value={draft.url}
          onInput={(event) => onChange({ url: event.currentTarget.value })}
        />
        <small>{translate(`collectHelp_${draft.kind}`)}</small>
      </label>
      {draft.kind === 'crawl' && (
        <label class="check">
          <input
            type="checkbox"
            checked={draft.sitemaps}
            onChange={(event) => onChange({ sitemaps: event.currentTarget.checked })}
          />
          {translate('collectSitemapsToo')}
        </label>
      )}
      {draft.kind === 'sitemap' && (
        <>
          <label class="field">
            <span>{translate('collectPrefixes')}</span>
            <textarea
              rows={2}
              spellcheck={false}
              value={draft.prefixes}
              onInput={(event) => onChange({ prefixes: event.currentTarget.value })}
            />
          </label>
          <label class="field">
            <span>{translate('collectSince')}</span>
            <input
              type="date"
              value={draft.since}
              onInput={(event) => onChange({ since: event.currentTarget.value })}
            />
          </label>
        </>
      )}
    </>
  );
}

/** Pasted, dropped or chosen: addresses in any of the usual files. */
function ListFields({ draft, onChange }: Omit<SourceFieldsProps, 'io'>) {
  const translate = useTranslate();
  const take = async (files: FileList | null | undefined): Promise<void> => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    if (texts.length > 0) onChange({ text: texts.join('\n') });
  };
  return (
    <>
      <label class="field">
        <span>{translate('collectAddresses')}</span>
        <textarea
          rows={6}
          name="list"
          required
          spellcheck={false}
          value={draft.text}
          onInput={(event) => onChange({ text: event.currentTarget.value })}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            if ((event.dataTransfer?.files.length ?? 0) === 0) return;
            event.preventDefault();
            void take(event.dataTransfer?.files);
          }}
        />
        <small>{translate('collectHelp_list')}</small>
      </label>
      <input
        type="file"
        multiple
        accept=".txt,.csv,.json,.jsonl,.html,.htm,.md"
        aria-label={translate('collectFile')}
        onChange={(event) => void take(event.currentTarget.files)}
      />
    </>
  );
}

function TabFields({ io, draft, onChange }: SourceFieldsProps) {
  const translate = useTranslate();
  const [tabs, setTabs] = useState<OpenTab[]>();
  const load = async (): Promise<void> => {
    const found = await io.openTabs();
    setTabs(found);
    const chosen = found.filter(({ isHighlighted }) => isHighlighted);
    onChange({ tabs: (chosen.length > 1 ? chosen : found).map(({ url }) => url) });
  };
  useEffect(() => {
    void io.mayFetch().then((may) => (may ? load() : undefined));
  }, []);
  if (!tabs || tabs.length === 0) {
    return (
      <p>
        {tabs ? (
          translate('collectNoTabs')
        ) : (
          <button
            type="button"
            class="secondary"
            onClick={() => void io.allowFetching().then((may) => (may ? load() : undefined))}
          >
            {translate('collectShowTabs')}
          </button>
        )}
      </p>
    );
  }
  const toggle = (url: string, isOn: boolean): void =>
    onChange({ tabs: isOn ? [...draft.tabs, url] : draft.tabs.filter((each) => each !== url) });
  return (
    <fieldset class="tab-list">
      <legend>{translate('collectKind_tabs')}</legend>
      {tabs.map(({ url, title }) => (
        <label key={url} class="check" title={url}>
          <input
            type="checkbox"
            checked={draft.tabs.includes(url)}
            onChange={(event) => toggle(url, event.currentTarget.checked)}
          />
          <span>{title || url}</span>
        </label>
      ))}
    </fieldset>
  );
}
