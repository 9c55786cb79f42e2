import type { Page } from '../../../page.ts';
import { voteByPruning } from '../../prune-vote.ts';
import { rootOf } from '../../text-block.ts';
import { Reference } from '../text/tokens.ts';
import { type BlockView, viewBlocks } from './block-view.ts';
import { type Centre, findCentre } from './centre.ts';
import { type ContainerView, viewContainers } from './container-view.ts';
import { type GroupNumbers, numberGroups } from './group-numbers.ts';
import { findHeadings, type Headings } from './nearest-headings.ts';
import { placeBlocks, type Places } from './places.ts';
import { groupBlocks, type Groups } from './repetition.ts';
import { readStructuredTexts } from './structured-texts.ts';
import { countShown, sumBlocks, type Sums } from './sums.ts';

export function viewPage(page: Page): PageView {
  const first = page.textBlocks[0];
  if (!first) throw new RangeError('A page without text blocks has no view.');
  const root = rootOf(first.container);
  const containers = viewContainers(root);
  const ruled = voteByPruning(root, page.textBlocks);
  const viewOf = new Map(containers.map((view) => [view.element, view]));
  const blocks = viewBlocks(page.textBlocks, viewOf);
  const sums = sumBlocks(blocks, { ...countShown(page.document.body, viewOf, blocks.length), ruled });
  const structured = readStructuredTexts(page);
  const title = new Reference([page.metadata.title?.value ?? page.document.title]);
  const words = sums.words[blocks.length]!;
  const groups = groupBlocks(blocks, containers, sums);
  const own = Int32Array.from(blocks, ({ at }) => at.id);
  const places = placeBlocks(own, containers, { words: sums.words, groups });
  return {
    url: page.url,
    deadline: page.deadline,
    blocks,
    containers,
    sums,
    words,
    places,
    groups,
    groupNumbers: numberGroups(groups, places),
    centre: findCentre(blocks, containers, sums),
    ...findHeadings(blocks),
    title,
    titleBlock: findTitle(blocks, title),
    description: new Reference([page.metadata.description?.value ?? '']),
    structured: new Reference(structured.texts),
    structuredTypes: structured.types,
    openGraphType: structured.openGraphType,
    ruled,
  };
}

function findTitle(blocks: BlockView[], title: Reference): number {
  let best = blocks.findIndex(({ level }) => level === 1);
  let highest = 0;
  for (const { index, level, measures } of blocks) {
    if (level === 0) continue;
    const score = title.coverage(measures.tokens) * (level === 1 ? 1.5 : 1);
    if (score > highest) [best, highest] = [index, score];
  }
  return best;
}

// One page as the features see it: measured once, so that every feature is a look-up.
export interface PageView extends Headings {
  url: string;
  deadline: Page['deadline'];
  blocks: BlockView[];
  containers: ContainerView[];
  sums: Sums;
  words: number;
  places: Places;
  groups: Groups;
  groupNumbers: GroupNumbers;
  centre: Centre;
  title: Reference;
  /** Index of the heading that repeats the page's title, else of the first `h1`, or -1. */
  titleBlock: number;
  description: Reference;
  structured: Reference;
  structuredTypes: Set<string>;
  openGraphType: string;
  /** The blocks that the rules alone would keep. */
  ruled: Set<number>;
}
