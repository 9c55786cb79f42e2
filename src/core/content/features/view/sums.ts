// Running sums over the blocks of a page, so that the sum over any container costs two array reads.

import type { Container } from '../../text-block.ts';
import { patternBit } from '../text/text-patterns.ts';
import type { BlockView } from './block-view.ts';
import type { ContainerView } from './container-view.ts';

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

/** Shortest text that counts as running, in words, and most links in it (boilerpipe: 0.333). */
const LONG_WORDS = 12;
const LONG_LINKS = 0.33;

/** Images and form controls, each counted at the block that follows it. */
export function countShown(body: Element, viewOf: Map<Element, ContainerView>, size: number) {
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

export function sumBlocks(
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

/** Per block the range of blocks that a feature sums over, from `start` up to, not including, `end`; both within the page. */
export interface Ranges {
  start: Int32Array;
  end: Int32Array;
}

/** The blocks from `first` to `last` places after each block, as far as the page goes. */
export function window(blocks: number, { first, last }: { first: number; last: number }): Ranges {
  const start = new Int32Array(blocks);
  const end = new Int32Array(blocks);
  for (let i = 0; i < blocks; i += 1) {
    start[i] = Math.min(blocks, Math.max(0, i + first));
    end[i] = Math.min(blocks, Math.max(0, i + last + 1));
  }
  return { start, end };
}
