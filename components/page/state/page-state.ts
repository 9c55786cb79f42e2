// What the popup knows about the page it shows, and how each event changes that.

import type { Extraction } from '../../../src/core/types.ts';
import { styleOf } from '../../../src/features/delivery-settings.ts';
import type { Explanation } from '../../../src/features/explain-error.ts';
import type { TabReference } from '../../../src/io/io.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/settings.ts';

export type PagePhase =
  | { phase: 'reading' }
  | { phase: 'ready'; extraction: Extraction }
  | { phase: 'failed'; failure: Explanation };

/** `changed`: something else was chosen since the copy. */
export type CopyState = 'none' | 'copied' | 'changed' | 'refused';

export interface PageState {
  reading: PagePhase;
  tab: TabReference | undefined;
  settings: Settings;
  /** Ids of the sections that were taken out. */
  left: ReadonlySet<string>;
  /** Ids of the sections that were put in, though they do not answer the query. */
  pinned: ReadonlySet<string>;
  query: string;
  /** Tokens that a copy may have. */
  budget: number | undefined;
  /** Which part is shown of a page that is copied in parts, from 0. */
  part: number;
  copy: CopyState;
  /** Only a part of the page is shown, which the person picked. */
  picked: boolean;
  /** The tab shows another page by now. */
  stale: boolean;
}

/** What of the page a person wants. */
export type Choice = Partial<Pick<PageState, 'left' | 'pinned' | 'query' | 'budget' | 'part'>>;

/** Of a page that is asked something without a budget: what most chats take without a thought, in tokens. */
const BUDGET_OF_QUERY = 4_000;

export type PageEvent =
  | { type: 'started' }
  | { type: 'found'; tab: TabReference; settings: Settings }
  | { type: 'read'; extraction: Extraction }
  | { type: 'picked'; extraction: Extraction }
  | { type: 'failed'; failure: Explanation }
  | ({ type: 'chose' } & Choice)
  | { type: 'set'; settings: Settings }
  | { type: 'copied' }
  | { type: 'refused' }
  | { type: 'left-page' };

export const START: PageState = {
  reading: { phase: 'reading' },
  tab: undefined,
  settings: DEFAULT_SETTINGS,
  left: new Set(),
  pinned: new Set(),
  query: '',
  budget: undefined,
  part: 0,
  copy: 'none',
  picked: false,
  stale: false,
};

/** The page's own title, else what the browser calls it. */
export const titleOf = ({ reading, tab }: PageState): string =>
  (reading.phase === 'ready' && reading.extraction.title) || tab?.title || '';

export function reduce(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'started':
      return {
        ...START,
        tab: state.tab,
        settings: state.settings,
        query: state.query,
        budget: state.budget,
      };
    case 'found':
      return { ...state, tab: event.tab, settings: event.settings };
    case 'read':
      return { ...state, reading: { phase: 'ready', extraction: event.extraction } };
    case 'picked':
      return {
        ...state,
        reading: { phase: 'ready', extraction: event.extraction },
        picked: true,
        left: new Set(),
        pinned: new Set(),
        part: 0,
        copy: afterChange(state.copy),
      };
    case 'failed':
      return { ...state, reading: { phase: 'failed', failure: event.failure } };
    case 'chose':
      return choose(state, event);
    case 'set':
      return {
        ...state,
        settings: event.settings,
        copy: isWrittenAlike(event.settings, state.settings) ? state.copy : afterChange(state.copy),
      };
    case 'copied':
      return { ...state, copy: 'copied' };
    case 'refused':
      return { ...state, copy: 'refused' };
    case 'left-page':
      return { ...state, stale: true };
  }
}

const isWrittenAlike = (a: Settings, b: Settings): boolean =>
  JSON.stringify(styleOf(a)) === JSON.stringify(styleOf(b));

const afterChange = (copy: CopyState): CopyState => (copy === 'copied' ? 'changed' : copy);

function choose(state: PageState, { type, ...choice }: { type: 'chose' } & Choice): PageState {
  void type;
  const asks = choice.query !== undefined && choice.query.trim() !== '' && state.query.trim() === '';
  return {
    ...state,
    part: 0,
    // What was put in by hand was put in for another query.
    ...(choice.query === undefined ? {} : { pinned: new Set() }),
    ...(asks ? { budget: state.budget ?? BUDGET_OF_QUERY } : {}),
    ...choice,
    copy: afterChange(state.copy),
  };
}
