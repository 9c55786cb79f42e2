import { useRef } from 'preact/hooks';
import type { Extraction } from '../../src/core/types.ts';
import type { BundleIo } from '../../src/io/bundle-io.ts';
import { ENCODINGS, type Settings } from '../../src/settings.ts';
import { Icon } from '../icon.tsx';
import { ChatSelects } from '../chat-selects.tsx';
import { StyleSelects } from '../style-selects.tsx';
import { useTranslate } from '../words.ts';
import type { PageOutputs } from './state/page-outputs.ts';

export interface BundleActions {
  basket: Pick<BundleIo['basket'], 'add'>;
  /** Puts the tabs of the window together. */
  onTabs(): void;
  onCollect(url: string): void;
}

export interface MoreMenuProps {
  /** The page in front. */
  page: Extraction;
  bundles: BundleActions | undefined;
  settings: Settings;
  onSet(changes: Partial<Settings>): void;
  onExpand(): void;
  outputs: PageOutputs;
  onKeys(): void;
}

/** Native popover with native controls: focus, Escape and a click outside work as everywhere. */
export function MoreMenu({ page, bundles, settings, onSet, onExpand, outputs, onKeys }: MoreMenuProps) {
  const translate = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (action: () => void) => () => {
    menu.current?.hidePopover();
    action();
  };
  return (
    <>
      <button
        type="button"
        class="icon-button is-framed"
        aria-label={translate('more')}
        title={translate('more')}
        popovertarget="more-menu"
      >
        <Icon name="more" />
      </button>
      <div ref={menu} id="more-menu" class="menu" popover="auto">
        <button type="button" onClick={choose(onExpand)} title={translate('expandPageHelp')}>
          {translate('expandPage')}
        </button>
        {bundles && (
          <>
            <button
              type="button"
              onClick={choose(
                () => void bundles.basket.add(page).then(() => dispatchEvent(new Event('pith-basket'))),
              )}
            >
              {translate('basketAdd')}
            </button>
            <button type="button" onClick={choose(bundles.onTabs)}>
              {translate('copyWindow')}
            </button>
            <button type="button" onClick={choose(() => bundles.onCollect(page.url))}>
              {translate('collectSite')}
            </button>
          </>
        )}
        <hr />
        <button type="button" onClick={choose(() => void outputs.copy('text'))}>
          {translate('copyText')}
        </button>
        <button type="button" onClick={choose(() => void outputs.copy('json'))}>
          {translate('copyJson')}
        </button>
        <button type="button" onClick={choose(() => void outputs.download('json'))}>
          {translate('downloadJson')}
        </button>
        <button type="button" onClick={choose(() => void outputs.download('jsonl'))}>
          {translate('downloadChunks')}
        </button>
        <hr />
        <label>
          <input
            type="checkbox"
            checked={settings.frontMatter}
            onChange={(event) => onSet({ frontMatter: event.currentTarget.checked })}
          />
          {translate('frontMatter')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={settings.untrusted}
            onChange={(event) => onSet({ untrusted: event.currentTarget.checked })}
          />
          {translate('untrusted')}
        </label>
        <ChatSelects settings={settings} onSet={onSet} />
        <StyleSelects settings={settings} onSet={onSet} />
        <fieldset>
          <legend>{translate('encoding')}</legend>
          {ENCODINGS.map((encoding) => (
            <label key={encoding}>
              <input
                type="radio"
                name="encoding"
                checked={settings.encoding === encoding}
                onChange={() => onSet({ encoding })}
              />
              {encoding}
            </label>
          ))}
        </fieldset>
        <hr />
        <button type="button" onClick={choose(onKeys)}>
          {translate('keys')} <kbd>?</kbd>
        </button>
      </div>
    </>
  );
}
