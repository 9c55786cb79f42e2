import { startDeadline } from './deadline.ts';
import type { FindArticle, Page, Snapshot } from './page.ts';
import type { Traits } from './classification.ts';
import { openPending } from './pending/pending.ts';
import type { ExtractOptions } from './extract-options.ts';

/** Of a text that is no page. */
export const NO_TRAITS: Traits = {
  frameworks: [],
  render: 'SSR',
  declaresArticle: false,
  root: 'none',
  scripts: 0,
};

/** The working state of one extraction before its first pass. */
export function openPage(snapshot: Snapshot, options: ExtractOptions, findArticle?: FindArticle): Page {
  return {
    document: snapshot.document,
    url: snapshot.url,
    baseUrl: snapshot.baseUrl,
    source: snapshot.source,
    options,
    deadline: startDeadline(options.patience),
    findArticle,
    traits: NO_TRAITS,
    pending: openPending(snapshot, options),
    metadata: {},
    rawMetadata: {},
    structuredData: [],
    textBlocks: [],
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [...snapshot.warnings],
    method: 'body',
  };
}
