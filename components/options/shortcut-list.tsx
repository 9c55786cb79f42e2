import { useEffect, useState } from 'preact/hooks';
import type { OptionsIo, Shortcut } from '../../src/io/options-io.ts';
import { useTranslate } from '../words.ts';

/** The shortcuts as they are now, and the way to change them, which only the browser can. */
export function ShortcutList({ io }: { io: OptionsIo }) {
  const translate = useTranslate();
  const [shortcuts, setShortcuts] = useState<Shortcut[]>([]);
  useEffect(() => {
    const load = () => void io.listShortcuts().then(setShortcuts);
    load();
    // The person comes back from the browser's shortcut page.
    addEventListener('focus', load);
    return () => removeEventListener('focus', load);
  }, [io]);
  return (
    <>
      <dl class="shortcuts">
        {shortcuts.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{keys ? <kbd>{keys}</kbd> : translate('shortcutNone')}</dd>
          </div>
        ))}
      </dl>
      {io.openShortcutSettings ? (
        <button type="button" class="secondary" onClick={io.openShortcutSettings}>
          {translate('shortcutChange')}
        </button>
      ) : (
        <p class="hint">{translate('shortcutChangeHint')}</p>
      )}
    </>
  );
}
