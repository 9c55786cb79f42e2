import { startDeadline } from './deadline.ts';
import type { Page, Snapshot } from './page.ts';
import type { ExtractOptions } from './types.ts';

/** The working state of one extraction before its first pass. */
export function openPage(snapshot: Snapshot, options: ExtractOptions): Page {
  return {
    document: snapshot.document,
    url: snapshot.url,
    baseUrl: snapshot.baseUrl,
    source: snapshot.source,
    options,
    deadline: startDeadline(options.patience),
    metadata: {},
    structuredData: [],
    textBlocks: [],
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [...snapshot.warnings],
    method: 'body',
  };
}
