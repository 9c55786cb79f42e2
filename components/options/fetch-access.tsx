import { useEffect, useRef, useState } from 'preact/hooks';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { useTranslate } from '../words.ts';

/** Whether Pith may fetch pages, and the button that lets it: a refusal in the link's menu is no last word. */
export function FetchAccess({ io }: { io: OptionsIo }) {
  const translate = useTranslate();
  const [allowed, setAllowed] = useState<boolean>();
  useEffect(() => void io.mayFetch().then(setAllowed), [io]);
  const line = useRef<HTMLParagraphElement>(null);
  const allow = async () => {
    const isAllowed = await io.allowFetching();
    // The button goes; who came to it by keyboard stays where it was.
    if (isAllowed) line.current?.focus();
    setAllowed(isAllowed);
  };
  return (
    <p ref={line} tabIndex={-1} aria-live="polite">
      {allowed === true && translate('fetchAllowed')}
      {allowed === false && (
        <button type="button" class="secondary" onClick={() => void allow()}>
          {translate('fetchAllow')}
        </button>
      )}
    </p>
  );
}
