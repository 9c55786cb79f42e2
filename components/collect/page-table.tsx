import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageRow } from '../../src/collect/job/job.ts';
import type { TextName } from '../../src/translate.ts';
import { formatNumber, useTranslate } from '../words.ts';
import type { Sorting } from './sort-rows.ts';
import { reasonWords, stateWords } from './words-for-jobs.ts';

interface PageTableProps {
  rows: PageRow[];
  sorting: Sorting;
  onSort(sorting: Sorting): void;
  onOpen(row: PageRow): void;
}

/** CSS pixels; the style sheet says the same. */
const ROW = 28;
/** Rows beyond the edges, so that scrolling shows no gaps. */
const SPARE = 10;

const COLUMNS: [by: Sorting['by'], label: TextName][] = [
  ['state', 'columnState'],
  ['title', 'columnTitle'],
  ['tokens', 'columnTokens'],
  ['score', 'columnScore'],
  ['milliseconds', 'columnTime'],
  ['reason', 'columnReason'],
];

/** Only the rows in sight are there, however many there are. */
export function PageTable({ rows, sorting, onSort, onOpen }: PageTableProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const measure = (): void => {
    const { scrollTop = 0, clientHeight = 600 } = box.current ?? {};
    setView({ top: scrollTop, height: clientHeight });
  };
  useLayoutEffect(() => {
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  const first = Math.max(0, Math.floor(view.top / ROW) - SPARE);
  const shown = rows.slice(first, first + Math.ceil(view.height / ROW) + 2 * SPARE);
  const sort = (by: Sorting['by']): void =>
    onSort({ by, isDown: sorting.by === by ? !sorting.isDown : by === 'tokens' || by === 'score' });
  return (
    <div
      ref={box}
      class="page-table"
      role="table"
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      onScroll={measure}
      aria-label={translate('collectTable')}
    >
      <div class="page-row is-head" role="row">
        {COLUMNS.map(([by, label]) => (
          <div
            key={by}
            role="columnheader"
            class={`is-${by}`}
            aria-sort={sorting.by !== by ? 'none' : sorting.isDown ? 'descending' : 'ascending'}
          >
            <button type="button" onClick={() => sort(by)}>
              {translate(label)}
              {sorting.by === by && <span aria-hidden="true">{sorting.isDown ? ' ↓' : ' ↑'}</span>}
            </button>
          </div>
        ))}
      </div>
      <div class="page-rows" style={{ blockSize: `${rows.length * ROW}px` }}>
        {shown.map((row, index) => (
          <div
            key={row.key}
            class={`page-row state-${row.state}`}
            role="row"
            aria-rowindex={first + index + 2}
            style={{ insetBlockStart: `${(first + index) * ROW}px` }}
          >
            <div role="cell" class="is-state">
              {stateWords(translate, row)}
            </div>
            <div role="cell" class="is-title" title={row.key}>
              {row.state === 'done' ? (
                <button type="button" onClick={() => onOpen(row)}>
                  {row.title || row.key}
                </button>
              ) : (
                row.title || row.key
              )}
            </div>
            <div role="cell" class="is-tokens">
              {row.tokens === undefined ? '' : formatNumber(row.tokens)}
            </div>
            <div role="cell" class="is-score">
              {row.score ?? ''}
            </div>
            <div role="cell" class="is-milliseconds">
              {row.milliseconds === undefined ? '' : formatNumber(row.milliseconds)}
            </div>
            <div role="cell" class="is-reason" title={reasonWords(translate, row)}>
              {reasonWords(translate, row)}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
