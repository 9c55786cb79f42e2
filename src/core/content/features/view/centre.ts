// Where the running text of a page lies: the containers that hold most of it, judged in four ways.

import { CLASS_WORD_NAMES } from './class-words.ts';
import { type ContainerView, regionBit } from './container-view.ts';
import type { BlockView } from './block-view.ts';
import type { Sums } from './sums.ts';

export interface Centre {
  /** Smallest containers with half and with four fifths of the running text. */
  half: ContainerView;
  most: ContainerView;
  /** Best by scores that paragraphs pass on to the four containers above them (after Readability). */
  scored: ContainerView;
  /** Largest `main` and `article`. */
  main: ContainerView | undefined;
  article: ContainerView | undefined;
  articles: number;
  /** The block with the most words outside links, and the containers above it by their distance from it. */
  longest: BlockView;
  aboveLongest: Map<ContainerView, number>;
}

/** In the order of the model's columns, and of the bits of its groups. */
export const CENTRE_NAMES = ['half', 'most', 'scored', 'main', 'article'] as const satisfies (keyof Centre)[];

/** Shortest block that scores, in characters, and the distance that scores travel (both after Readability). */
const SCORING_CHARACTERS = 25;
const SCORING_REACH = 4;

export function findCentre(blocks: BlockView[], containers: ContainerView[], sums: Sums): Centre {
  const root = containers[0]!;
  const over = (list: Float64Array, { start, end }: ContainerView): number => list[end]! - list[start]!;
  const long = over(sums.long, root);
  const size = ({ start, end }: ContainerView): number => end - start;
  const smallestWith = (share: number): ContainerView =>
    containers.reduce(
      (best, at) => (over(sums.long, at) >= share * long && size(at) <= size(best) ? at : best),
      root,
    );
  const largest = (region: 'main' | 'article'): ContainerView | undefined =>
    containers
      .filter(({ regions }) => regions & regionBit(region))
      .reduce<ContainerView | undefined>(
        (best, at) => (best && over(sums.words, best) >= over(sums.words, at) ? best : at),
        undefined,
      );
  const ownWords = ({ words, linkDensity }: BlockView): number => words * (1 - linkDensity);
  const longest = blocks.reduce((best, block) => (ownWords(block) > ownWords(best) ? block : best));
  const aboveLongest = new Map<ContainerView, number>();
  for (let at: ContainerView | undefined = longest.at; at; at = at.parent)
    aboveLongest.set(at, aboveLongest.size);
  return {
    half: smallestWith(0.5),
    most: smallestWith(0.8),
    scored: bestScored(blocks, root, sums),
    main: largest('main'),
    article: largest('article'),
    articles: containers.filter(({ regions }) => regions & regionBit('article')).length,
    longest,
    aboveLongest,
  };
}

const CONTENT_WORDS = (1 << CLASS_WORD_NAMES.indexOf('content')) | (1 << CLASS_WORD_NAMES.indexOf('article'));
const OUTSIDE = regionBit('navigation') | regionBit('contentinfo') | regionBit('complementary');

function bestScored(blocks: BlockView[], root: ContainerView, sums: Sums): ContainerView {
  const scores = new Map<ContainerView, number>();
  for (const { at, measures } of blocks) {
    if (measures.characters < SCORING_CHARACTERS) continue;
    const score = 1 + measures.clauses + Math.min(3, measures.characters / 100);
    let distance = 1;
    for (let above = at.parent; above && distance <= SCORING_REACH; above = above.parent, distance += 1)
      scores.set(above, (scores.get(above) ?? 0) + score / distance);
  }
  let best = root;
  let highest = -1;
  for (const [at, score] of scores) {
    const words = sums.words[at.end]! - sums.words[at.start]!;
    const links = sums.linkWords[at.end]! - sums.linkWords[at.start]!;
    const weighted =
      score *
      (1 - links / Math.max(1, words)) *
      (at.classes & CONTENT_WORDS ? 1.15 : 1) *
      (at.inherited & OUTSIDE ? 0.5 : 1);
    if (weighted > highest) [best, highest] = [at, weighted];
  }
  return best;
}
