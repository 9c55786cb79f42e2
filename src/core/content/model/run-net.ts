// Small networks over the blocks of a page, in page order. Each block is described by some numbers; a layer adds what
// the neighbours and the block's groups contribute (its list, its section, its template, its side of the
// main column, the whole page), so that blocks that belong together are judged together.

import type { Surroundings } from '../features/view/surroundings.ts';
import { type Grouping, addOfGroup, groupRows, meansOf } from './grouping.ts';
import { type Rows, addProducts } from './matrix.ts';
import type { Affine, Layer, Nets } from './net.ts';
import { type Columns, scaleColumns } from './scale.ts';

/** Log-odds of each block being content, and the margins of the page types before their softmax. */
export interface Margins {
  blocks: Float64Array;
  types: Float64Array;
}

/** Weight of a block without words in the mean of its group. */
const REST = 0.1;

/** The mean margins of all networks. */
export function runNets({ shape, nets }: Nets, table: Columns, { words, groups }: Surroundings): Margins {
  const { rows } = table;
  const { common, changes } = scaleColumns(shape, table);
  const weights = Float64Array.from(words, (count) => Math.sqrt(count) + REST);
  const page = groupRows(new Int32Array(rows), weights);
  const groupings = shape.groups.map((kind) => (kind === 'page' ? page : groupRows(groups[kind], weights)));
  const margins = nets.map(({ enter, layers, leave, types }): Margins => {
    const blocks = repeat(apply(enter, common).values, rows);
    addProducts(blocks, changes, enter);
    rectify(blocks.values);
    for (const layer of layers) pass(blocks, layer, groupings);
    return { blocks: apply(leave, blocks).values, types: apply(types, meansOf(blocks, page)).values };
  });
  return {
    blocks: meanOf(margins.map(({ blocks }) => blocks)),
    types: meanOf(margins.map(({ types }) => types)),
  };
}

function pass(blocks: Rows, { reach, before, here, after, groups }: Layer, groupings: Grouping[]): void {
  const { values, width } = blocks;
  const change = apply(here, blocks);
  addProducts(change, blocks, { matrix: before, offset: -reach });
  addProducts(change, blocks, { matrix: after, offset: reach });
  groupings.forEach((grouping, i) => {
    const ofGroups = { values: new Float64Array(grouping.size * width), width };
    addProducts(ofGroups, meansOf(blocks, grouping), { matrix: groups[i]! });
    addOfGroup(change, ofGroups, grouping);
  });
  rectify(change.values);
  for (let i = 0; i < values.length; i += 1) values[i]! += change.values[i]!;
}

function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i += 1) if (values[i]! < 0) values[i] = 0;
}

function apply({ matrix, bias }: Affine, rows: Rows): Rows {
  const result = repeat(bias, rows.values.length / rows.width);
  addProducts(result, rows, { matrix });
  return result;
}

function repeat(row: ArrayLike<number>, times: number): Rows {
  const values = new Float64Array(row.length * times);
  for (let i = 0; i < times; i += 1) values.set(row, i * row.length);
  return { values, width: row.length };
}

const meanOf = (lists: Float64Array[]): Float64Array =>
  lists[0]!.map((_, i) => lists.reduce((sum, list) => sum + list[i]!, 0) / lists.length);
