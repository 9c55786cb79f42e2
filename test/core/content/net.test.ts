import { FEATURE_NAMES } from '../../../src/core/content/features/features.ts';
import { expect, test } from 'vitest';
import type { PackedModel } from '../../../src/core/content/model/model.ts';
import { type PackedNets, unpackNets } from '../../../src/core/content/model/net.ts';
import { unpackMatrices } from '../../../src/core/content/model/matrix.ts';
import { runNets } from '../../../src/core/content/model/run-net.ts';
import packed from '../../../src/core/content/model/model.json' with { type: 'json' };
import { GROUP_KINDS, type GroupKind } from '../../../src/core/content/features/view/surroundings.ts';
import sample from './net-sample.json' with { type: 'json' };

/** As the trainer writes them, from -45 to 45. */
const asText = (numbers: number[]): string =>
  numbers.map((number) => String.fromCharCode(80 + number + (number > 11 ? 1 : 0))).join('');

/** One number per block: `enter` passes it on, the only layer asks the parts given, `leave` passes the sum on. */
function small(layer: { before?: number; after?: number; group?: number }): PackedNets {
  return {
    means: [0],
    scales: [1],
    clip: 3,
    width: 1,
    reaches: [1],
    groups: ['section'],
    nets: [
      {
        weights: asText([1, layer.before ?? 0, 0, layer.after ?? 0, layer.group ?? 0, 1, 1]),
        steps: [1, 1, 1, 1, 1, 1, 1],
        biases: [[0], [0], [0], [0]],
      },
    ],
  };
}

const run = (nets: PackedNets, values: number[], section = values.map(() => 0)): number[] => {
  const words = values.map(() => 10);
  const groups = { section } as unknown as Record<GroupKind, number[]>;
  return [...runNets(unpackNets(nets, 1), { values, rows: values.length }, { words, groups }).blocks];
};

test('weights far from zero take a mark and a character', () => {
  const row = (weights: string) =>
    unpackMatrices({ weights, steps: [1] }, [{ inputs: 1, outputs: 4 }])[0]?.values;
  expect([...(row('#~!# t') ?? [])]).toEqual([-45, 45, 46, -126]);
});

test('a block hears its neighbours, and nobody beyond the ends of the page', () => {
  expect(run(small({ before: 1 }), [1, 2, 0])).toEqual([1, 3, 2]);
  expect(run(small({ after: 1 }), [1, 2, 0])).toEqual([3, 2, 0]);
});

test('a block hears the mean of its group, also of one that has the number -1', () => {
  expect(run(small({ group: 1 }), [1, 3, 2], [-1, -1, 5])).toEqual([3, 5, 4]);
});

test('values far out count as three deviations, and what is below nothing is nothing', () => {
  expect(run(small({}), [900, -900])).toEqual([3, 0]);
});

test('a page of one block without words has a finite margin', () => {
  const nets = unpackNets(small({ before: 1, after: 1, group: 1 }), 1);
  const groups = { section: [-1] } as unknown as Record<GroupKind, number[]>;
  const { blocks, types } = runNets(nets, { values: [1], rows: 1 }, { words: [0], groups });
  expect([...blocks, ...types].every(Number.isFinite)).toBe(true);
});

test('several networks agree on the mean', () => {
  const [one, other] = [small({ before: 1 }), small({ after: 1 })];
  const both = { ...one, nets: [...one.nets, ...other.nets] };
  expect(run(both, [1, 2, 0])).toEqual([2, 2.5, 1]);
});

test('weights that do not fit the shapes are refused', () => {
  const nets = small({});
  nets.nets[0]!.weights = asText([1, 1]);
  expect(() => unpackNets(nets, 1)).toThrowError(/weights/);
});

/** The numbers that the trainer drew (see `draw` in training/train.py). */
function* draw(state: number): Generator<number, never> {
  for (;;) {
    state = (Math.imul(1664525, state) + 1013904223) >>> 0;
    yield state >>> 16;
  }
}

test('the shipped networks say what the trainer says, on ten thousand blocks', () => {
  const { types, ...model } = packed as unknown as PackedModel;
  const nets = unpackNets(model, types.length);
  const expected = Buffer.from(sample.expected, 'base64');
  const numbers = draw(sample.seed);
  const next = (): number => numbers.next().value;
  const [columns, rows] = [FEATURE_NAMES.length, sample.blocks];
  let furthest = 0;
  for (let page = 0; page < sample.pages; page += 1) {
    const values = new Float64Array(columns * rows);
    const words = new Int32Array(rows);
    const groups = Object.fromEntries(GROUP_KINDS.map((kind) => [kind, new Int32Array(rows)]));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const scaled = ((next() % 61) - 30) / 10;
        values[column * rows + row] = model.means[column]! + scaled * model.scales[column]!;
      }
      words[row] = next() % 21;
      for (const kind of GROUP_KINDS) groups[kind]![row] = (next() % 41) - 1;
    }
    const { blocks } = runNets(nets, { values, rows }, { words, groups: groups as never });
    blocks.forEach((margin, row) => {
      const trainer = expected.readFloatLE((page * rows + row) * Float32Array.BYTES_PER_ELEMENT);
      furthest = Math.max(furthest, Math.abs(1 / (1 + Math.exp(-margin)) - trainer));
    });
  }
  expect(expected.length / Float32Array.BYTES_PER_ELEMENT).toBe(10_000);
  expect(furthest).toBeLessThan(1e-6);
});
