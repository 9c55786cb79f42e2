import { useEffect, useState } from 'preact/hooks';
import type { OptionsIo } from '../../src/io/options-io.ts';
import { formatNumber, useTranslate } from '../words.ts';

type Statistics = Awaited<ReturnType<OptionsIo['cacheStatistics']>>;

/** What the cache of fetched pages holds, how often it helped, and the button that empties it. */
export function CacheRow({ io }: { io: OptionsIo }) {
  const translate = useTranslate();
  const [found, setFound] = useState<Statistics>();
  const [wasCleared, setWasCleared] = useState(false);
  // Where the browser keeps no data for us there is nothing to show.
  const load = () => io.cacheStatistics().then(setFound, () => undefined);
  useEffect(() => void load(), [io]);
  const clear = async () => {
    await io.clearCache();
    await load();
    setWasCleared(true);
  };
  return (
    <div class="hosts">
      <h3>{translate('cache')}</h3>
      <p class="hint">{translate('cacheHelp')}</p>
      {found && (
        <p>
          {translate(
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
          {translate('cacheClear')}
        </button>
        <span aria-live="polite">{wasCleared && translate('cacheCleared')}</span>
      </div>
    </div>
  );
}
