// The pages of a bundle, read one after the other, and their text as it stands.

import { useEffect, useState } from 'preact/hooks';
import { type Bundle, bundle } from '../../src/collect/bundle.ts';
import type { Extraction } from '../../src/core/types.ts';
import { counterOf, optionsOf, styleOf } from '../../src/features/delivery-settings.ts';
import type { BundleIo } from '../../src/io/bundle-io.ts';
import type { TabReference } from '../../src/io/io.ts';
import type { BundleSource } from './bundle-source.ts';

export interface BundleItem {
  id: string;
  title: string;
  url: string;
  page?: Extraction;
  /** Why it could not be read. */
  problem?: string;
}

/** Tabs that are read at the same time: each does its own work. */
const PARALLEL = 3;

export function useBundleItems(io: BundleIo, source: BundleSource) {
  const [items, setItems] = useState<BundleItem[]>([]);
  const [isReading, setIsReading] = useState(true);
  useEffect(() => {
    const left = new AbortController();
    const read = async (): Promise<void> => {
      if (source === 'basket') {
        const found = await io.basket.items();
        setItems(found.map(({ id, page }) => ({ id, title: page.title, url: page.url, page })));
        return;
      }
      const tabs = await io.listTabs(source);
      setItems(tabs.map(({ id, title, url }) => ({ id: String(id), title, url })));
      const waiting = [...tabs];
      const lane = async (): Promise<void> => {
        for (let tab = waiting.shift(); tab && !left.signal.aborted; tab = waiting.shift()) {
          const outcome = await readTab(io, tab);
          const { id } = tab;
          setItems((known) =>
            known.map((item) => (item.id === String(id) ? Object.assign({}, item, outcome) : item)),
          );
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, lane));
    };
    void read().then(() => left.signal.aborted || setIsReading(false));
    return () => left.abort();
  }, [io, source]);
  return { items, setItems, isReading };
}

async function readTab(io: BundleIo, tab: TabReference): Promise<Partial<BundleItem>> {
  try {
    const page = await io.capture(tab, optionsOf(await io.readSettings()));
    return { page, title: page.title || tab.title, url: page.url };
  } catch (error) {
    const { explainError } = await import('../../src/features/explain-error.ts');
    return { problem: explainError(io.translate, error).title };
  }
}

/** Written anew when pages, order, query or budget change. */
export function useBundle(
  io: BundleIo,
  pages: readonly Extraction[],
  { query, budget }: { query: string; budget: number | undefined },
): { bundle: Bundle | undefined; problem: string } {
  const [state, setState] = useState<{ bundle: Bundle | undefined; problem: string }>({
    bundle: undefined,
    problem: '',
  });
  const key = pages.map(({ url }) => url).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const write = async (): Promise<void> => {
      const settings = await io.readSettings();
      const request = { query, budget, style: styleOf(settings), count: counterOf(io, settings) };
      const written = await bundle(pages, request);
      if (isCurrent) setState({ bundle: written, problem: '' });
    };
    if (pages.length > 0)
      void write().catch(async (error: unknown) => {
        const { explainError } = await import('../../src/features/explain-error.ts');
        if (isCurrent) setState({ bundle: undefined, problem: explainError(io.translate, error).advice });
      });
    return () => {
      isCurrent = false;
    };
  }, [io, key, pages.length, query, budget]);
  return pages.length > 0 ? state : { bundle: undefined, problem: '' };
}
