// One page, measured once, so that every feature is a look-up: sums over any container cost two array reads.

import type { Page } from '../../page.ts';
import { headingLevel } from '../repair/judge-headings.ts';
import { voteByPruning } from '../prune-vote.ts';
import { type Container, type TextBlock, rootOf } from '../text-block.ts';
import { type BlockMeasures, measureBlock } from './block-measures.ts';
import { type ContainerView, viewContainers } from './container-view.ts';
import { type GroupNumbers, type Groups, groupBlocks, numberGroups } from './repetition.ts';
import { measureGroups } from './repetition-features.ts';
import { type Centre, findCentre } from './centre.ts';
import { type Places, placeBlocks } from './places.ts';
import { type Headings, findHeadings } from './nearest-headings.ts';
import { patternBit } from './text-patterns.ts';
import { Reference, commonTokens } from './tokens.ts';
import { readStructuredTexts } from './structured-texts.ts';

export interface BlockView {
  index: number;
  block: TextBlock;
  at: ContainerView;
  measures: BlockMeasures;
  words: number;
  linkDensity: number;
  /** Heading level, 0 for other blocks. */
  level: number;
  /** Tokens that are among the page's most frequent. */
  common: number;
  /** Blocks of the page with the same text, itself included. */
  copies: number;
}

/** What is summed over ranges of blocks. */
export interface Sums {
  words: Float64Array;
  linkWords: Float64Array;
  common: Float64Array;
  /** Words of blocks that read like running text. */
  long: Float64Array;
  paragraphs: Float64Array;
  headings: Float64Array;
  dates: Float64Array;
  prices: Float64Array;
  images: Float64Array;
  controls: Float64Array;
  /** Words of blocks that the rules keep. */
  ruled: Float64Array;
}

export interface PageView extends Headings {
  url: string;
  blocks: BlockView[];
  containers: ContainerView[];
  sums: Sums;
  words: number;
  places: Places;
  groups: Groups;
  groupNumbers: GroupNumbers;
  /** Per measure of groups its value for each of them. */
  groupMeasures: number[][];
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

/** Shortest text that counts as running, in words, and most links in it (boilerpipe: 0.333). */
const LONG_WORDS = 12;
const LONG_LINKS = 0.33;

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
    blocks,
    containers,
    sums,
    words,
    places,
    groups,
    groupNumbers: numberGroups(groups, places),
    groupMeasures: measureGroups(groups.all, words),
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

function viewBlocks(textBlocks: TextBlock[], viewOf: Map<Element, ContainerView>): BlockView[] {
  const measured = textBlocks.map(measureBlock);
  const common = commonTokens(measured.map(({ tokens }) => tokens));
  const copies = new Map<string, number>();
  for (const { key } of measured) copies.set(key, (copies.get(key) ?? 0) + 1);
  return textBlocks.map((block, index) => {
    const measures = measured[index]!;
    let commonCount = 0;
    for (const token of measures.tokens) if (common.has(token)) commonCount += 1;
    return {
      index,
      block,
      at: viewOf.get(block.element)!,
      measures,
      words: measures.tokens.length,
      linkDensity: block.linkDensity,
      level: headingLevel(block),
      common: commonCount,
      copies: copies.get(measures.key) ?? 1,
    };
  });
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

/** Images and form controls, each counted at the block that follows it. */
function countShown(body: Element, viewOf: Map<Element, ContainerView>, size: number) {
  const images = new Float64Array(size);
  const controls = new Float64Array(size);
  for (const element of body.querySelectorAll('img, input, select, textarea, button')) {
    let view: ContainerView | undefined;
    for (let at: Element | null = element; at && !view; at = at.parentElement) view = viewOf.get(at);
    if (!view) continue;
    const counts = element.localName === 'img' ? images : controls;
    counts[Math.min(view.start, size - 1)]! += 1;
  }
  return { images, controls };
}

function sumBlocks(
  blocks: BlockView[],
  shown: { images: Float64Array; controls: Float64Array; ruled: Set<number> },
): Sums {
  const date = 1 << patternBit('date');
  const price = 1 << patternBit('price');
  const zeros = (): Float64Array => new Float64Array(blocks.length + 1);
  const sums: Sums = {
    words: zeros(),
    linkWords: zeros(),
    common: zeros(),
    long: zeros(),
    paragraphs: zeros(),
    headings: zeros(),
    dates: zeros(),
    prices: zeros(),
    images: zeros(),
    controls: zeros(),
    ruled: zeros(),
  };
  for (let i = 0; i < blocks.length; i += 1) {
    const { words, linkDensity, measures, common, level, at } = blocks[i]!;
    const isLong = words >= LONG_WORDS && linkDensity < LONG_LINKS;
    sums.words[i + 1] = sums.words[i]! + words;
    sums.linkWords[i + 1] = sums.linkWords[i]! + words * linkDensity;
    sums.common[i + 1] = sums.common[i]! + common;
    sums.long[i + 1] = sums.long[i]! + (isLong ? words : 0);
    sums.paragraphs[i + 1] = sums.paragraphs[i]! + (at.tag === 'p' ? words : 0);
    sums.headings[i + 1] = sums.headings[i]! + Number(level > 0);
    sums.dates[i + 1] = sums.dates[i]! + Number((measures.patterns & date) > 0);
    sums.prices[i + 1] = sums.prices[i]! + Number((measures.patterns & price) > 0);
    sums.images[i + 1] = sums.images[i]! + shown.images[i]!;
    sums.controls[i + 1] = sums.controls[i]! + shown.controls[i]!;
    sums.ruled[i + 1] = sums.ruled[i]! + (shown.ruled.has(i) ? words : 0);
  }
  return sums;
}

/** A sum over the blocks from `start` up to, not including, `end`; both are clamped to the page. */
export function sumOver(sums: Float64Array, { start, end }: Pick<Container, 'start' | 'end'>): number {
  const last = sums.length - 1;
  return sums[Math.min(last, Math.max(0, end))]! - sums[Math.min(last, Math.max(0, start))]!;
}
