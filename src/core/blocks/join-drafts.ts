// Puts blocks after others. Two lists in a row need different markers: the same one would make one list of both.
// Short cards are items of one list.

import type { Draft } from '../block.ts';
import type { List } from '../tree.ts';

/** One by one: as arguments of one call, a hundred thousand blocks overflow the stack. */
export function joinDrafts(drafts: Draft[], more: Draft[]): void {
  for (const draft of more) {
    const last = drafts.at(-1);
    if (
      last?.tree.type === 'list' &&
      draft.tree.type === 'list' &&
      isNumbered(last.tree) === isNumbered(draft.tree)
    ) {
      const isOneList = last.type === 'card' && draft.type === 'card';
      if (last.tree.alternate ? isOneList : !isOneList) draft.tree.alternate = true;
      else delete draft.tree.alternate;
    }
    drafts.push(draft);
  }
}

const isNumbered = ({ children }: List): boolean => children[0]?.number !== undefined;
