// Boosted decision trees in a compact text form, unpacked and summed.
//
// The forests of a model share a table: the columns that they ask for and, per column, the ascending edges that they
// compare them with. Test n is the n-th edge, counted through all columns. The trees of a forest follow each other in
// preorder, two characters a node: a test, then the tree for values below the edge, then the tree for the others; or a
// leaf.

export interface TestTable {
  columns: string[];
  edges: number[][];
  /** Value of one leaf step; leaves count from the middle of their range. */
  step: number;
}

/** Printable ASCII without the quote and the backslash, which JSON would escape. */
const DIGITS =
  " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~".slice(
    0,
    90,
  );
const BASE = DIGITS.length;
/** First digits from this one on mark a leaf; those below, a test. */
const FIRST_LEAF = 70;
const MIDDLE_LEAF = ((BASE - FIRST_LEAF) * BASE) / 2;

export interface Forest {
  /** Index of each tree's first node. */
  roots: number[];
  /** Per node: the column to look at, or -1 in a leaf. */
  column: Int16Array;
  /** Per node: the edge, or the leaf's value. */
  value: Float64Array;
  /** Per node: where values at or above the edge go on; those below go to the next node. */
  otherwise: Int32Array;
}

/** `layout` names the columns of the rows that the forest will see. */
export function unpackForest(trees: string, { columns, edges, step }: TestTable, layout: string[]): Forest {
  const digit = new Map([...DIGITS].map((character, i) => [character, i]));
  const tests = edges.flatMap((list, i) => {
    const column = layout.indexOf(columns[i]!);
    return list.map((edge) => ({ column, edge }));
  });
  const size = trees.length / 2;
  const forest: Forest = {
    roots: [],
    column: new Int16Array(size).fill(-1),
    value: new Float64Array(size),
    otherwise: new Int32Array(size),
  };
  /** Reads one tree and says where the next begins. */
  const readTree = (node: number): number => {
    const first = digit.get(trees[node * 2]!)!;
    const second = digit.get(trees[node * 2 + 1]!)!;
    if (first >= FIRST_LEAF) {
      forest.value[node] = ((first - FIRST_LEAF) * BASE + second - MIDDLE_LEAF) * step;
      return node + 1;
    }
    const { column, edge } = tests[first * BASE + second]!;
    if (column < 0)
      throw new RangeError(
        `The forest asks for a column that its rows do not have: test ${first * BASE + second}.`,
      );
    forest.column[node] = column;
    forest.value[node] = edge;
    const otherwise = readTree(node + 1);
    forest.otherwise[node] = otherwise;
    return readTree(otherwise);
  };
  for (let at = 0; at < size; at = readTree(at)) forest.roots.push(at);
  return forest;
}

/** Sum of the leaves that a row reaches. */
export function sumLeaves({ roots, column, value, otherwise }: Forest, row: ArrayLike<number>): number {
  let sum = 0;
  for (const root of roots) {
    let node = root;
    for (let at = column[node]!; at >= 0; at = column[node]!)
      node = row[at]! < value[node]! ? node + 1 : otherwise[node]!;
    sum += value[node]!;
  }
  return sum;
}

export const toProbability = (margin: number): number => 1 / (1 + Math.exp(-margin));
