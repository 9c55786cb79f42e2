// Puts blocks after others. Two lists in a row need different markers: the same one would make one list of both.
// Short cards are items of one list.

import type { Draft } from './draft.ts';

/** Items start their lines; everything else in a list is indented. */
const MARKERS: [form: RegExp, other: string][] = [
  [/^- /gm, '* '],
  [/^\* /gm, '- '],
  [/^(\d+)\. /gm, '$1) '],
  [/^(\d+)\) /gm, '$1. '],
];

/** One by one: as arguments of one call, a hundred thousand blocks overflow the stack. */
export function addDrafts(drafts: Draft[], more: Draft[]): void {
  for (const draft of more) drafts.push(apartFrom(drafts.at(-1), draft));
}

function apartFrom(before: Draft | undefined, draft: Draft): Draft {
  if (!before || !isListed(before) || !isListed(draft)) return draft;
  const same = MARKERS.find(
    ([form]) => before.markdown.search(form) === 0 && draft.markdown.search(form) === 0,
  );
  const isOneList = before.type === 'card' && draft.type === 'card';
  if (isOneList) return before.markdown.startsWith('* ') ? withStar(draft) : draft;
  return same ? { ...draft, markdown: draft.markdown.replace(...same) } : draft;
}

const isListed = ({ type }: Draft): boolean => type === 'list' || type === 'card';
const withStar = (draft: Draft): Draft => ({ ...draft, markdown: draft.markdown.replace(/^- /, '* ') });
