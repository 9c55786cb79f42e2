import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import type { PageControls } from '../page/state/use-page.ts';
import { useTranslate } from '../words.ts';
import type { PickerControls } from './use-picker.ts';

/** Takes just a part of the page: the button, what to do while picking, and the way back to the whole page. */
export function PickBar({ picker, page }: { picker: PickerControls; page: PageControls }) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const { picking, failure, press } = picker;
  const { picked, tab } = page.state;
  useEffect(() => {
    if (picking) bar.current?.focus();
  }, [picking]);
  if (picking) {
    return (
      <div
        ref={bar}
        class="pick-bar is-picking"
        tabIndex={-1}
        role="group"
        aria-label={translate('pickPart')}
        onKeyDown={(event) => {
          const onButton = event.key === 'Enter' && event.target !== event.currentTarget;
          if (!onButton && press(event.key)) event.preventDefault();
        }}
      >
        <p role="status">{translate('picking')}</p>
        <button type="button" class="secondary" onClick={() => press('Escape')}>
          {translate('cancel')}
        </button>
      </div>
    );
  }
  return (
    <div class="pick-bar">
      <button type="button" class="link-button" disabled={!tab} onClick={() => void picker.pick()}>
        <Icon name="pick" size={14} /> {translate('pickPart')}
      </button>
      {picked && (
        <button type="button" class="link-button" onClick={page.refresh}>
          {translate('wholePage')}
        </button>
      )}
      <p class="pick-state" role="status">
        {failure || (picked && translate('pickedPart'))}
      </p>
    </div>
  );
}
