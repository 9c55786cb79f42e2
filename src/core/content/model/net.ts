// The packed networks: which numbers they take, and their weights.

import type { GroupKind } from '../features/view/surroundings.ts';
import { type Matrix, unpackMatrices } from './matrix.ts';

/** Networks of one shape. */
export interface PackedNets {
  /** Per column, of the training pages; values further from the mean than `clip` deviations count as so far. */
  means: number[];
  scales: number[];
  clip: number;
  /** Numbers that describe a block inside the network. */
  width: number;
  /** Per layer: how many blocks away its neighbours stand. */
  reaches: number[];
  groups: (GroupKind | 'page')[];
  nets: PackedNet[];
}

export interface PackedNet {
  /** All matrices as small whole numbers, and the value of one step of each. */
  weights: string;
  steps: number[];
  biases: number[][];
}

/** A matrix, and what is added to its products. */
export interface Affine {
  matrix: Matrix;
  bias: number[];
}

export interface Layer {
  reach: number;
  before: Matrix;
  here: Affine;
  after: Matrix;
  groups: Matrix[];
}

export interface Net {
  /** From a block's columns to its description. */
  enter: Affine;
  layers: Layer[];
  /** From a block's description to its margin, and from that of the mean block to the margins of the page types. */
  leave: Affine;
  types: Affine;
}

export interface Nets {
  shape: Omit<PackedNets, 'nets'>;
  nets: Net[];
}

export const unpackNets = ({ nets, ...shape }: PackedNets, types: number): Nets => ({
  shape,
  nets: nets.map((net) => unpackNet(net, shape, types)),
});

function unpackNet(net: PackedNet, { width, reaches, groups, means }: Nets['shape'], types: number): Net {
  const square = { inputs: width, outputs: width };
  const matrices = unpackMatrices(net, [
    { inputs: means.length, outputs: width },
    ...reaches.flatMap(() => [square, square, square, ...groups.map(() => square)]),
    { inputs: width, outputs: 1 },
    { inputs: width, outputs: types },
  ])[Symbol.iterator]();
  const biases = net.biases[Symbol.iterator]();
  const matrix = (): Matrix => matrices.next().value!;
  const affine = (): Affine => ({ matrix: matrix(), bias: biases.next().value! });
  // In the order in which training/net.py packs them.
  return {
    enter: affine(),
    layers: reaches.map((reach) => ({
      reach,
      before: matrix(),
      here: affine(),
      after: matrix(),
      groups: groups.map(matrix),
    })),
    leave: affine(),
    types: affine(),
  };
}
