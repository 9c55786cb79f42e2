// The second stage's evidence: what the first one believed of the blocks around.

import { type ColumnFeature, log, share } from './feature.ts';
import { type Beliefs, GROUP_KINDS, type GroupKind, type Surroundings, gatherBeliefs } from './beliefs.ts';
import { fillShifted } from './ranges.ts';

interface ContextFeature extends Omit<ColumnFeature, 'fill'> {
  fill(column: Float32Array, beliefs: Beliefs): void;
}

/** Mean belief by words in the blocks `first` to `last` places away, the block itself left out. */
const within =
  (first: number, last: number): ContextFeature['fill'] =>
  (column, { mass, total, probabilities, words }) => {
    const size = column.length;
    const holdsItself = first <= 0 && last >= 0;
    for (let i = 0; i < size; i += 1) {
      const start = Math.max(0, i + first);
      const end = Math.min(size, i + last + 1);
      const own = holdsItself ? words[i]! : 0;
      const ownMass = holdsItself ? own * probabilities[i]! : 0;
      column[i] = (mass[end]! - mass[start]! - ownMass) / Math.max(1, total[end]! - total[start]! - own);
    }
  };

/** Belief in the rest of each block's group, or -1 where it is alone. */
const inGroup =
  (kind: GroupKind): ContextFeature['fill'] =>
  (column, { groups, words, probabilities }) => {
    const numbers = groups[kind];
    const size = column.length;
    let most = 0;
    for (let i = 0; i < size; i += 1) most = Math.max(most, numbers[i]!);
    // Blocks before the first heading have the number -1.
    const masses = new Float64Array(most + 2);
    const totals = new Float64Array(most + 2);
    for (let i = 0; i < size; i += 1) {
      const at = numbers[i]! + 1;
      masses[at] = masses[at]! + words[i]! * probabilities[i]!;
      totals[at] = totals[at]! + words[i]!;
    }
    for (let i = 0; i < size; i += 1) {
      const at = numbers[i]! + 1;
      const others = totals[at]! - words[i]!;
      column[i] = others > 0 ? (masses[at]! - words[i]! * probabilities[i]!) / others : -1;
    }
  };

const ofPage =
  (measure: (beliefs: Beliefs) => number): ContextFeature['fill'] =>
  (column, beliefs) =>
    column.fill(measure(beliefs));

const byBlock =
  (measure: (index: number, beliefs: Beliefs) => number): ContextFeature['fill'] =>
  (column, beliefs) => {
    for (let i = 0; i < column.length; i += 1) column[i] = measure(i, beliefs);
  };

export const contextFeatures: ContextFeature[] = [
  {
    name: 'own',
    unit: 'probability',
    tells: 'of the block itself',
    fill: (column, { probabilities }) => column.set(probabilities),
  },
  ...[-3, -2, -1, 1, 2, 3].map((offset): ContextFeature => ({
    name: `belief ${offset}`,
    unit: 'probability',
    tells: 'of a neighbour',
    fill: (column, { probabilities }) => fillShifted(column, probabilities, { offset, missing: -1 }),
  })),
  ...[3, 8, 20].flatMap((reach): ContextFeature[] => [
    {
      name: `beliefs within ${reach}`,
      unit: 'probability',
      tells: 'of the blocks around',
      fill: within(-reach, reach),
    },
    {
      name: `beliefs ${reach} before`,
      unit: 'probability',
      tells: 'content goes on',
      fill: within(-reach, -1),
    },
    {
      name: `beliefs ${reach} after`,
      unit: 'probability',
      tells: 'content is to come',
      fill: within(1, reach),
    },
  ]),
  ...GROUP_KINDS.map((kind): ContextFeature => ({
    name: `beliefs in ${kind}`,
    unit: 'probability',
    tells: 'of the rest of the group',
    fill: inGroup(kind),
  })),
  {
    name: 'beliefs in page',
    unit: 'probability',
    tells: 'how much of the page is content',
    fill: ofPage(({ mass, total }) => mass.at(-1)! / Math.max(1, total.at(-1)!)),
  },
  {
    name: 'believed words',
    unit: 'log count',
    tells: 'how much content the page has',
    fill: ofPage(({ mass }) => log(mass.at(-1)!)),
  },
  {
    name: 'highest belief',
    unit: 'probability',
    tells: 'whether anything is certain',
    fill: ofPage(({ highest }) => highest),
  },
  {
    name: 'rank',
    unit: 'share',
    tells: 'share of the blocks believed in more',
    fill: (column, { ranks }) => column.set(ranks),
  },
  {
    name: 'believed before',
    unit: 'share',
    tells: 'how much of the content has passed',
    fill: byBlock((i, { mass }) => share(mass[i]!, mass.at(-1)!)),
  },
  {
    name: 'since first',
    unit: 'distance',
    tells: 'blocks since the content began',
    fill: byBlock((i, { first }) => (first < 0 ? 0 : i - first)),
  },
  {
    name: 'until last',
    unit: 'distance',
    tells: 'blocks until the content ends',
    fill: byBlock((i, { last }) => (last < 0 ? 0 : last - i)),
  },
];

/** A column for each context feature, in their order. */
export function fillContext(
  surroundings: Surroundings,
  probabilities: ArrayLike<number>,
  columnAt: (i: number) => Float32Array,
): void {
  const beliefs = gatherBeliefs(surroundings, probabilities);
  contextFeatures.forEach(({ fill }, i) => fill(columnAt(i), beliefs));
}

/** A row of context features for each block. */
export function measureContext(surroundings: Surroundings, probabilities: ArrayLike<number>): Float32Array[] {
  const { words } = surroundings;
  if (words.length === 0) return [];
  const columns = contextFeatures.map(() => new Float32Array(words.length));
  fillContext(surroundings, probabilities, (i) => columns[i]!);
  return Array.from(words, (_, i) => Float32Array.from(columns, (column) => column[i]!));
}
