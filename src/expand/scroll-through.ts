// Scrolls from top to end, and on while the end moves away, so that what loads on sight is loaded; rows of lists that
// drop what is out of sight are collected on the way.

import { listsThatDrop, lookAtLists } from './find-lists.ts';
import { waitForQuiet } from './quiet.ts';
import { RowList } from './row-list.ts';
import { type Run, mayGoOn } from './run.ts';
import type { Scroller } from './scroller.ts';

/** Share of what shows that one step moves: the rest overlaps, so that no row is missed. */
const STEP = 0.7;
/** Places closer than this are the same, in CSS pixels. */
const SAME_PLACE = 2;

export async function scrollThrough(run: Run, scroller: Scroller): Promise<void> {
  run.progress.phase = 'scrolling';
  const start = scroller.top();
  await goToStart(run, scroller);
  const lists = new Map<Element, RowList>();
  const collect = () => {
    const before = sizeOf(lists);
    for (const list of lists.values()) list.collect();
    run.progress.rows += sizeOf(lists) - before;
  };
  while (mayGoOn(run)) {
    collect();
    const looks = lookAtLists(scroller.element);
    const whole = scroller.whole();
    const moved = await stepDown(run, scroller);
    const found = listsThatDrop(looks).filter((list) => !lists.has(list) && !isInside(list, lists));
    if (found.length > 0) {
      for (const list of found) lists.set(list, new RowList(list, scroller));
      // Its first rows are gone by now.
      await goToStart(run, scroller);
      continue;
    }
    if (scroller.whole() > whole + SAME_PLACE) run.progress.loads += 1;
    else if (!moved) break;
  }
  collect();
  for (const [parent, list] of lists) if (list.size > 0) run.kept.inside.set(parent, list.copies);
  scroller.moveTo(start);
}

/** A conversation begins at its end and loads what is older when it is scrolled up. */
async function goToStart(run: Run, scroller: Scroller): Promise<void> {
  while (mayGoOn(run) && scroller.top() > SAME_PLACE) {
    scroller.moveTo(0);
    run.steps += 1;
    await waitForQuiet(run);
  }
}

async function stepDown(run: Run, scroller: Scroller): Promise<boolean> {
  const before = scroller.top();
  scroller.moveTo(before + Math.max(1, scroller.height() * STEP));
  run.steps += 1;
  await waitForQuiet(run);
  return Math.abs(scroller.top() - before) > SAME_PLACE;
}

const sizeOf = (lists: ReadonlyMap<Element, RowList>): number =>
  [...lists.values()].reduce((sum, { size }) => sum + size, 0);

const isInside = (element: Element, lists: ReadonlyMap<Element, RowList>): boolean =>
  [...lists.keys()].some((list) => list.contains(element));
