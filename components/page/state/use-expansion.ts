import { useRef, useState } from 'preact/hooks';
import type { ExpansionProgress } from '../../../src/expansion.ts';
import type { PageIo } from '../../../src/io/page-io.ts';
import type { PageControls } from './use-page.ts';

export interface ExpansionControls {
  /** Undefined while nothing is expanded. */
  progress: ExpansionProgress | undefined;
  expand(): void;
  cancel(): void;
}

const NOTHING_YET: ExpansionProgress = { phase: 'waiting', panels: 0, loads: 0, rows: 0 };

/** Expands the page and reads it again, whatever came of it: a stop keeps what was loaded, and a new page is another one. */
export function useExpansion(io: Pick<PageIo, 'expand'>, page: PageControls): ExpansionControls {
  const [progress, setProgress] = useState<ExpansionProgress>();
  const stop = useRef<AbortController>(undefined);
  const expand = async () => {
    const { tab } = page.state;
    if (!tab || stop.current) return;
    stop.current = new AbortController();
    setProgress(NOTHING_YET);
    await io.expand(tab, { signal: stop.current.signal, onProgress: setProgress }).catch(() => undefined);
    stop.current = undefined;
    setProgress(undefined);
    page.refresh();
  };
  return { progress, expand: () => void expand(), cancel: () => stop.current?.abort() };
}
