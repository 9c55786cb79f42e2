import type { Page } from '../page.ts';
import { estimateTokens } from '../tokens/estimate.ts';
import type { Block } from '../block.ts';
import type { InlineContext } from './inline/read-inline.ts';
import type { Draft } from './draft.ts';
import { withProduct } from './product.ts';
import { readBlocks } from './read-blocks.ts';

/** The title stands above every heading, whatever its tag was. */
const TITLE_LEVEL = 0;

/** The surviving tree as typed blocks, in document order, and what they refer to. */
export function toBlocks(page: Page): { blocks: Block[]; found: InlineContext['found'] } {
  const { drafts, found } = readBlocks(page.document.body);
  return { blocks: placeBlocks(withProduct(dropStrayDividers(drafts), page.product)), found };
}

/** A divider divides two things. */
const dropStrayDividers = (drafts: Draft[]): Draft[] =>
  drafts.filter((draft, index) => {
    if (draft.type !== 'divider') return true;
    const next = drafts[index + 1];
    return index > 0 && next !== undefined && next.type !== 'divider' && next.type !== 'footnotes';
  });

function closeHeadings(above: { level: number }[], level: number): void {
  for (let last = above.at(-1); last && last.level >= level; last = above.at(-1)) above.pop();
}

/** Gives each block its id, the headings above it and its tokens. */
function placeBlocks(drafts: Draft[]): Block[] {
  const above: { level: number; text: string }[] = [];
  return drafts.map((draft, index) => {
    const level = draft.type === 'title' ? TITLE_LEVEL : draft.type === 'heading' ? draft.level : undefined;
    if (level !== undefined) closeHeadings(above, level);
    const path = above.map((heading) => heading.text);
    if (level !== undefined) above.push({ level, text: draft.text });
    return { ...draft, id: `b${index + 1}`, path, tokens: estimateTokens(draft.markdown) };
  });
}
