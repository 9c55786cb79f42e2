import type { TabReference } from '../../src/io/io.ts';
import { Icon } from '../icon.tsx';
import { useTranslate } from '../words.ts';

/** Which page this is. */
export function Header({
  tab,
  title,
  onPanel,
  onSettings,
}: {
  tab: TabReference | undefined;
  title: string;
  /** Left out where the panel is already open. */
  onPanel?: (() => void) | undefined;
  onSettings(): void;
}) {
  const translate = useTranslate();
  const url = tab?.url ?? '';
  const site = URL.canParse(url) ? new URL(url).hostname : '';
  return (
    <header class="header">
      <img class="brand" src="/icon/mark.svg" alt="" width="20" height="20" />
      <h1 class="title" title={title}>
        <bdi>{title || site || 'Pith'}</bdi>
      </h1>
      <span class="site" dir="ltr" title={url}>
        {site}
      </span>
      {onPanel && (
        <button
          type="button"
          class="icon-button"
          aria-label={translate('openPanel')}
          title={translate('openPanel')}
          onClick={onPanel}
        >
          <Icon name="panel" />
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={translate('settings')}
        title={translate('settings')}
        onClick={onSettings}
      >
        <Icon name="settings" />
      </button>
    </header>
  );
}
