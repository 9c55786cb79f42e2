import { findDuplicates } from '../duplicates/find-duplicates.ts';
import { type PageRow, inOrder } from './job.ts';

/** The rows whose fate changes now that all pages are in: of those that say the same, the first in order is kept. */
export function settleDuplicates(
  rows: readonly PageRow[],
  near: number,
  /** What other jobs have kept. */
  elsewhere: readonly PageRow[] = [],
): PageRow[] {
  const read = rows.filter(
    ({ state, reason }) => state === 'done' || (state === 'skipped' && reason === 'duplicate'),
  );
  const found = findDuplicates(read.toSorted(inOrder), near, elsewhere);
  return read.flatMap((row): PageRow[] => {
    const of = found.get(row)?.of;
    if (of === row.detail && (of !== undefined) === (row.state === 'skipped')) return [];
    const { reason, detail, ...rest } = row;
    void [reason, detail];
    return [
      of === undefined
        ? { ...rest, state: 'done' }
        : { ...rest, state: 'skipped', reason: 'duplicate', detail: of },
    ];
  });
}
