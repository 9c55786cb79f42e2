import type { Block, Draft } from '../block.ts';
import type { Page } from '../page.ts';
import { withProduct } from './product.ts';
import { readBlocks } from './read-blocks.ts';
import { textOf } from './text-of.ts';

/** The title stands above every heading, whatever its tag was. */
const TITLE_LEVEL = 0;

/** The surviving tree of the page as typed blocks, in document order; their tokens are yet to be told. */
export const toBlocks = (
  { document, product }: Pick<Page, 'document' | 'product'>,
  deadline?: Page['deadline'],
): Block[] => placeBlocks(withProduct(dropStrayDividers(readBlocks(document.body, deadline)), product));

/** A divider divides two things. */
const dropStrayDividers = (drafts: Draft[]): Draft[] =>
  drafts.filter((draft, index) => {
    if (draft.type !== 'divider') return true;
    const next = drafts[index + 1];
    return index > 0 && next !== undefined && next.type !== 'divider' && next.type !== 'footnotes';
  });

/** Gives each block its id and the headings above it. */
export function placeBlocks(drafts: Draft[]): Block[] {
  const above: { level: number; text: string }[] = [];
  return drafts.map((draft, index) => {
    const level = draft.type === 'title' ? TITLE_LEVEL : draft.type === 'heading' ? draft.level : undefined;
    if (level !== undefined) closeHeadings(above, level);
    const path = above.map((heading) => heading.text);
    if (level !== undefined) above.push({ level, text: textOf(draft.tree) });
    return { ...draft, id: `b${index + 1}`, path, tokens: 0 };
  });
}

function closeHeadings(above: { level: number }[], level: number): void {
  for (let last = above.at(-1); last && last.level >= level; last = above.at(-1)) above.pop();
}
