// The second stage's evidence: what the first one believed of the blocks around.

import { above, partOf, sectionOf } from './container-features.ts';
import { type Feature, log, share } from './feature.ts';
import type { PageView } from './page-view.ts';
import { largestRepetition } from './repetition-features.ts';

/** The part of a page that the context needs, plain enough to be stored for training. */
export interface Surroundings {
  words: number[];
  /** Per kind of group and block the number of its group. */
  groups: Record<GroupKind, number[]>;
}

const GROUP_KINDS = [
  'parent',
  'grandparent',
  'great-grandparent',
  'heading',
  'template',
  'section',
  'part',
  'repeated item',
  'repetition',
] as const;
type GroupKind = (typeof GROUP_KINDS)[number];

export function surroundingsOf(page: PageView): Surroundings {
  const { blocks, headingBefore, groups } = page;
  return {
    words: blocks.map(({ words }) => words),
    groups: {
      parent: blocks.map((block) => above(block, 1).id),
      grandparent: blocks.map((block) => above(block, 2).id),
      'great-grandparent': blocks.map((block) => above(block, 3).id),
      heading: [...headingBefore],
      template: blocks.map(({ index }) => groups.templates[index]!.id),
      section: blocks.map((block) => sectionOf(block, page).id),
      part: blocks.map((block) => partOf(block, page).id),
      'repeated item': blocks.map((block) => largestRepetition(block, page).item.id),
      repetition: blocks.map((block) => largestRepetition(block, page).group.id),
    },
  };
}

interface Beliefs {
  probabilities: ArrayLike<number>;
  words: number[];
  /** Running sums of words, and of words times probability. */
  mass: Float64Array;
  total: Float64Array;
  /** Per kind and block the belief in the rest of its group, or -1 where it is alone. */
  groups: Record<GroupKind, Float64Array>;
  ranks: Float64Array;
  first: number;
  last: number;
  highest: number;
}

interface ContextFeature extends Omit<Feature, 'of'> {
  of(index: number, beliefs: Beliefs): number;
}

/** Mean belief over blocks `start` to `end`, by words; the block itself left out where it is inside. */
function mean(
  { mass, total, probabilities, words }: Beliefs,
  range: { start: number; end: number; without?: number },
): number {
  const start = Math.max(0, range.start);
  const end = Math.min(words.length, range.end);
  const { without } = range;
  const own = without === undefined ? 0 : words[without]!;
  const ownMass = without === undefined ? 0 : own * probabilities[without]!;
  return (mass[end]! - mass[start]! - ownMass) / Math.max(1, total[end]! - total[start]! - own);
}

const page =
  (measure: (beliefs: Beliefs) => number): ContextFeature['of'] =>
  (_, beliefs) =>
    measure(beliefs);

export const contextFeatures: ContextFeature[] = [
  {
    name: 'own',
    unit: 'probability',
    tells: 'of the block itself',
    of: (i, { probabilities }) => probabilities[i]!,
  },
  ...[-3, -2, -1, 1, 2, 3].map((offset): ContextFeature => ({
    name: `belief ${offset}`,
    unit: 'probability',
    tells: 'of a neighbour',
    of: (i, { probabilities }) => probabilities[i + offset] ?? -1,
  })),
  ...[3, 8, 20].flatMap((reach): ContextFeature[] => [
    {
      name: `beliefs within ${reach}`,
      unit: 'probability',
      tells: 'of the blocks around',
      of: (i, b) => mean(b, { start: i - reach, end: i + reach + 1, without: i }),
    },
    {
      name: `beliefs ${reach} before`,
      unit: 'probability',
      tells: 'content goes on',
      of: (i, b) => mean(b, { start: i - reach, end: i }),
    },
    {
      name: `beliefs ${reach} after`,
      unit: 'probability',
      tells: 'content is to come',
      of: (i, b) => mean(b, { start: i + 1, end: i + 1 + reach }),
    },
  ]),
  ...GROUP_KINDS.map((kind): ContextFeature => ({
    name: `beliefs in ${kind}`,
    unit: 'probability',
    tells: 'of the rest of the group',
    of: (i, { groups }) => groups[kind][i]!,
  })),
  {
    name: 'beliefs in page',
    unit: 'probability',
    tells: 'how much of the page is content',
    of: page((b) => mean(b, { start: 0, end: b.words.length })),
  },
  {
    name: 'believed words',
    unit: 'log count',
    tells: 'how much content the page has',
    of: page(({ mass }) => log(mass.at(-1)!)),
  },
  {
    name: 'highest belief',
    unit: 'probability',
    tells: 'whether anything is certain',
    of: page(({ highest }) => highest),
  },
  {
    name: 'rank',
    unit: 'share',
    tells: 'share of the blocks believed in more',
    of: (i, { ranks }) => ranks[i]!,
  },
  {
    name: 'believed before',
    unit: 'share',
    tells: 'how much of the content has passed',
    of: (i, { mass }) => share(mass[i]!, mass.at(-1)!),
  },
  {
    name: 'since first',
    unit: 'distance',
    tells: 'blocks since the content began',
    of: (i, { first }) => (first < 0 ? 0 : i - first),
  },
  {
    name: 'until last',
    unit: 'distance',
    tells: 'blocks until the content ends',
    of: (i, { last }) => (last < 0 ? 0 : last - i),
  },
];

export function measureContext(surroundings: Surroundings, probabilities: ArrayLike<number>): Float32Array[] {
  if (surroundings.words.length === 0) return [];
  const beliefs = gather(surroundings, probabilities);
  const rows = surroundings.words.map(() => new Float32Array(contextFeatures.length));
  for (const [column, { of }] of contextFeatures.entries())
    for (const [index, row] of rows.entries()) row[column] = of(index, beliefs);
  return rows;
}

/** Belief from which a block counts as found. */
const FOUND = 0.5;

function gather({ words, groups }: Surroundings, probabilities: ArrayLike<number>): Beliefs {
  const mass = new Float64Array(words.length + 1);
  const total = new Float64Array(words.length + 1);
  words.forEach((count, i) => {
    mass[i + 1] = mass[i]! + count * probabilities[i]!;
    total[i + 1] = total[i]! + count;
  });
  const found = words.map((_, i) => probabilities[i]! >= FOUND);
  const order = words.map((_, i) => i).sort((a, b) => probabilities[b]! - probabilities[a]! || a - b);
  const ranks = new Float64Array(words.length);
  order.forEach((index, rank) => {
    ranks[index] = rank / words.length;
  });
  return {
    probabilities,
    words,
    mass,
    total,
    groups: Object.fromEntries(
      GROUP_KINDS.map((kind) => [kind, othersInGroup(groups[kind], { words, probabilities })]),
    ) as Beliefs['groups'],
    ranks,
    first: found.indexOf(true),
    last: found.lastIndexOf(true),
    highest: probabilities[order[0]!] ?? 0,
  };
}

function othersInGroup(
  numbers: number[],
  { words, probabilities }: { words: number[]; probabilities: ArrayLike<number> },
): Float64Array {
  const sums = new Map<number, { mass: number; words: number }>();
  numbers.forEach((number, i) => {
    const sum = sums.get(number) ?? { mass: 0, words: 0 };
    sums.set(number, { mass: sum.mass + words[i]! * probabilities[i]!, words: sum.words + words[i]! });
  });
  return Float64Array.from(numbers, (number, i) => {
    const sum = sums.get(number)!;
    const others = sum.words - words[i]!;
    return others > 0 ? (sum.mass - words[i]! * probabilities[i]!) / others : -1;
  });
}
