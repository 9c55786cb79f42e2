import { useEffect, useState } from 'preact/hooks';
import type { OptionsIo } from '../../src/io.ts';
import { useWords } from '../words.ts';

/** Whether Pith may fetch pages, and the button that lets it: a refusal in the link's menu is no last word. */
export function FetchAccess({ io }: { io: OptionsIo }) {
  const say = useWords();
  const [allowed, setAllowed] = useState<boolean>();
  useEffect(() => void io.mayFetch().then(setAllowed), [io]);
  return (
    <p aria-live="polite">
      {allowed === true && say('fetchAllowed')}
      {allowed === false && (
        <button type="button" class="secondary" onClick={() => void io.allowFetching().then(setAllowed)}>
          {say('fetchAllow')}
        </button>
      )}
    </p>
  );
}
