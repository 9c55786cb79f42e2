import { useEffect, useState } from 'preact/hooks';
import type { BundleIo } from '../../src/io/bundle-io.ts';
import { formatNumber, useTranslate } from '../words.ts';
import type { BundleSource } from './bundle-source.ts';

interface BundleFootProps {
  io: BundleIo;
  onOpen(source: BundleSource): void;
}

/** In the popup's foot when there is more than the page in front: tabs that are selected with it, a basket with something in it. */
export function BundleFoot({ io, onOpen }: BundleFootProps) {
  const translate = useTranslate();
  const [counts, setCounts] = useState({ basket: 0, highlighted: 0, group: 0, window: 0 });
  useEffect(() => {
    const read = async (): Promise<void> =>
      setCounts({ basket: await io.basket.count(), ...(await io.countTabs()) });
    void read();
    const again = () => void read();
    addEventListener('pith-basket', again);
    return () => removeEventListener('pith-basket', again);
  }, [io]);
  const { basket, highlighted, group } = counts;
  const open = async (source: BundleSource): Promise<void> => {
    // Inside the click: the browser asks only there.
    if (source === 'basket' || (await io.allowAllPages())) onOpen(source);
  };
  const tabs = highlighted > 1 ? 'highlighted' : group > 1 ? 'group' : undefined;
  if (basket === 0 && !tabs) return null;
  return (
    <div class="bundle-foot">
      {tabs && (
        <button type="button" class="secondary" onClick={() => void open(tabs)}>
          {translate(tabs === 'group' ? 'copyGroup' : 'copyTabs', formatNumber(counts[tabs]))}
        </button>
      )}
      {basket > 0 && (
        <button type="button" class="secondary" onClick={() => void open('basket')}>
          {translate('basketCount', formatNumber(basket))}
        </button>
      )}
    </div>
  );
}
