import { COLLAPSED, DROP, FOOTNOTES, ROLE } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { type Container, type TextBlock, isKept, isSurelyOut, judge, outermost } from '../text-block.ts';

/** Who copies a page wants its code and its notes wherever they stand. */
const WANTED = `pre, [${FOOTNOTES}]`;
/** What belongs to the text around it although it may not read like text. */
const INSETS = new Set(['blockquote', 'dl', 'figure', 'ol', 'pre', 'table', 'ul']);
/** What is opened by a click, and the labels to click: an inset if it is short, else a part with insets of its own. */
const OPENED = new Set<string | null>(['accordion', 'details', 'tab']);
/** More between two paragraphs is a part of its own. Blocks. */
const LONGEST_GAP = 10;
/** Where more is left out of an article, there is a reason. Blocks. */
const MOST_LEFT = 2;
/** No part of the article, and what keeps its place by its role. */
const NOT_LEFT = `[${DROP}], [${ROLE}]`;
/** In words: less is a label. */
const SHORTEST_SENTENCE = 4;

/**
 * Kept, unless they surely are no content: code and notes; the label of a kept panel; lists, figures, tables and panels between two kept siblings; the
 * last sentence or two of an article.
 */
export const fillGaps: DomPass = {
  name: 'gaps',
  run({ textBlocks: blocks }) {
    if (!blocks.some(isKept)) return;
    const keep = (found: TextBlock[], reason: string): void => {
      for (const block of found) if (!isSurelyOut(block)) judge(block, true, `gaps: ${reason}`);
    };
    keep(
      blocks.filter((block) => !isKept(block) && block.element.closest(WANTED)),
      'code or a note',
    );
    keep(
      blocks.filter((block) => opensKept(block, blocks)),
      'its panel is kept',
    );
    for (const block of blocks) {
      const isOut = isKept(block) || block.element.closest(`[${DROP}]`) !== null;
      const gap = isOut ? undefined : gapAt(block, blocks);
      if (gap && isBetweenKept(gap, blocks)) keep(blocks.slice(gap.start, gap.end), 'between kept siblings');
    }
    keep(lastOfArticle(blocks), 'all else of the article is kept');
  },
};

/** The label to click of what is kept. */
function opensKept(block: TextBlock, blocks: TextBlock[]): boolean {
  const summary = isKept(block) ? null : block.element.closest('summary');
  const panel = summary && outermost(block.container, ({ element }) => element === summary.parentElement);
  return panel != null && blocks.slice(panel.start, panel.end).some(isKept);
}

/** Sentences of the page's only article, of which all else is kept: they may stand far below in boxes of their own. */
function lastOfArticle(blocks: TextBlock[]): TextBlock[] {
  const inArticles = blocks.filter(({ element }) => element.closest('article'));
  const articles = new Set(inArticles.map(({ element }) => element.closest('article')));
  const left = inArticles.filter((block) => !isKept(block) && !block.element.closest(NOT_LEFT));
  const isLast =
    articles.size === 1 &&
    left.length <= MOST_LEFT &&
    left.every(({ linkDensity, words }) => linkDensity === 0 && words >= SHORTEST_SENTENCE);
  return isLast ? left : [];
}

interface Gap {
  start: number;
  end: number;
  first: Container;
}

/** The insets that begin with this block and follow each other without a kept block between them. */
function gapAt(block: TextBlock, blocks: TextBlock[]): Gap | undefined {
  const first = insetAround(block);
  if (!first || first.start !== block.index) return undefined;
  let { end } = first;
  for (let next = blocks[end]; next && !isKept(next); next = blocks[end]) {
    const inset = insetAround(next);
    if (!inset || inset.start !== next.index || inset.end - first.start > LONGEST_GAP) break;
    ({ end } = inset);
  }
  return { start: first.start, end, first };
}

function insetAround({ container }: TextBlock): Container | undefined {
  const inset = outermost(
    container,
    (at) => INSETS.has(at.element.localName) || (isShort(at) && isPanel(at)),
  );
  return inset && isShort(inset) ? inset : undefined;
}

const isShort = ({ start, end }: Container): boolean => end - start <= LONGEST_GAP;

const isPanel = ({ element }: Container): boolean =>
  element.localName === 'details' ||
  OPENED.has(element.getAttribute(COLLAPSED)) ||
  element.getAttribute('role') === 'tablist';

/** The blocks right before and right after are kept and stand in the same part; wrappers of the gap alone are none. */
function isBetweenKept({ start, end, first }: Gap, blocks: TextBlock[]): boolean {
  let part = first.parent;
  while (part && part.start >= start && part.end <= end) part = part.parent;
  return [blocks[start - 1], blocks[end]].every(
    (block) => part && block && isKept(block) && block.index >= part.start && block.index < part.end,
  );
}
