// A recall-oriented vote: everything under the smallest container that holds most of the running text, but the
// regions that say they are navigation and the groups of links.

import { landmarkOf } from './landmarks.ts';
import { type Container, ownBlocks, proseCharacters, type TextBlock } from './text-block.ts';

/** A child that holds this share of the page's running text stands for the page (heuristic of LLMParser). */
const DOMINANCE = 0.55;
/** A region with more than this share of the text is no clutter, whatever it calls itself. */
const SIZE_VETO = 0.25;
/** Link density above which a group of blocks is a menu. */
const MENU_LINKS = 0.65;
const CLUTTER = new Set(['navigation', 'contentinfo', 'complementary', 'dialog']);

export function voteByPruning(root: Container, blocks: TextBlock[]): Set<number> {
  const prose = prefixSums(blocks, proseCharacters);
  const characters = prefixSums(blocks, (block) => block.text.length);
  const links = prefixSums(blocks, (block) => block.text.length * block.linkDensity);
  const total = prose(root);
  const kept = new Set<number>();

  function smallestDominant(container: Container): Container {
    const dominant = container.children.find(
      (child) => prose(child) >= DOMINANCE * total && !isClutter(child),
    );
    return dominant ? smallestDominant(dominant) : container;
  }

  function isClutter(container: Container): boolean {
    if (prose(container) > SIZE_VETO * total) return false;
    const landmark = landmarkOf(container.element);
    if (landmark && CLUTTER.has(landmark)) return !insideArticle(container) || landmark === 'navigation';
    return links(container) > MENU_LINKS * characters(container) && container.end - container.start > 1;
  }

  function keep(container: Container): void {
    if (container.children.length === 0)
      for (let index = container.start; index < container.end; index += 1) kept.add(index);
    else for (const index of ownBlocks(container)) kept.add(index);
    for (const child of container.children) if (!isClutter(child)) keep(child);
  }

  if (total > 0) keep(smallestDominant(root));
  return kept;
}

function insideArticle({ parent }: Container): boolean {
  for (let at = parent; at; at = at.parent)
    if (['article', 'main'].includes(landmarkOf(at.element) ?? '')) return true;
  return false;
}

function prefixSums(blocks: TextBlock[], measure: (block: TextBlock) => number) {
  const sums = new Float64Array(blocks.length + 1);
  for (let i = 0; i < blocks.length; i += 1) sums[i + 1] = sums[i]! + measure(blocks[i]!);
  return ({ start, end }: Container): number => sums[end]! - sums[start]!;
}
