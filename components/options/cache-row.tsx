import { useEffect, useState } from 'preact/hooks';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { formatNumber, useWords } from '../words.ts';

type Statistics = Awaited<ReturnType<OptionsIo['cacheStatistics']>>;

/** What the cache of fetched pages holds, how often it helped, and the button that empties it. */
export function CacheRow({ io }: { io: OptionsIo }) {
  const say = useWords();
  const [found, setFound] = useState<Statistics>();
  const [wasCleared, setWasCleared] = useState(false);
  // Where the browser keeps no data for us there is nothing to tell.
  const load = () => io.cacheStatistics().then(setFound, () => undefined);
  useEffect(() => void load(), [io]);
  const clear = async () => {
    await io.clearCache();
    await load();
    setWasCleared(true);
  };
  return (
    <div class="hosts">
      <h3>{say('cache')}</h3>
      <p class="hint">{say('cacheHelp')}</p>
      {found && (
        <p>
          {say(
            'cacheHolds',
            formatNumber(found.entries),
            formatNumber(Math.ceil(found.size / 1000)),
            formatNumber(found.hits),
            formatNumber(found.hits + found.misses),
          )}
        </p>
      )}
      <div class="endpoint-actions">
        <button type="button" class="secondary" onClick={() => void clear()}>
          {say('cacheClear')}
        </button>
        <span aria-live="polite">{wasCleared && say('cacheCleared')}</span>
      </div>
    </div>
  );
}
