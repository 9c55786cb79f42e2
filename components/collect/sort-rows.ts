import { sectionOf } from '../../src/collect/export/combined.ts';
import { type PageRow, inOrder } from '../../src/collect/job/job.ts';

export interface Sorting {
  by: 'order' | 'state' | 'title' | 'tokens' | 'score' | 'milliseconds' | 'reason';
  isDown: boolean;
}

export interface Filter {
  /** Part of a title or an address. */
  words: string;
  state: '' | PageRow['state'];
  section: string;
}

export function chooseRows(
  rows: Iterable<PageRow>,
  { words, state, section }: Filter,
  { by, isDown }: Sorting,
): PageRow[] {
  const sought = words.trim().toLowerCase();
  const chosen = [...rows].filter(
    (row) =>
      (state === '' || row.state === state || (state === 'queued' && row.state === 'found')) &&
      (section === '' || sectionOf(row.key) === section) &&
      (sought === '' ||
        row.key.toLowerCase().includes(sought) ||
        (row.title ?? '').toLowerCase().includes(sought)),
  );
  const compare = (one: PageRow, other: PageRow): number =>
    by === 'order' ? 0 : order(one[by] ?? '', other[by] ?? '') * (isDown ? -1 : 1);
  return chosen.sort((one, other) => compare(one, other) || inOrder(one, other));
}

/** Numbers before texts, and what is not known last of the texts. */
function order(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'number') return 1;
  if (typeof other === 'number') return -1;
  return one < other ? -1 : one > other ? 1 : 0;
}
