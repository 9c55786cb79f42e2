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
/** Value of a digit by its character code. */
const DIGIT_OF = new Uint8Array(128);
for (let value = 0; value < BASE; value += 1) DIGIT_OF[DIGITS.charCodeAt(value)] = value;
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
  const digitAt = (at: number): number => DIGIT_OF[trees.charCodeAt(at)]!;
  const columnOf = edges.flatMap((list, i) => {
    const column = layout.indexOf(columns[i]!);
    return list.map(() => column);
  });
  const edgeOf = edges.flat();
  const size = trees.length / 2;
  const forest: Forest = {
    roots: [],
    column: new Int16Array(size).fill(-1),
    value: new Float64Array(size),
    otherwise: new Int32Array(size),
  };
  /** Tests above the node that still lack the tree for the others. */
  const open: number[] = [];
  let begins = true;
  for (let node = 0; node < size; node += 1) {
    if (begins) forest.roots.push(node);
    const first = digitAt(node * 2);
    const code = first * BASE + digitAt(node * 2 + 1);
    if (first < FIRST_LEAF) {
      const column = columnOf[code]!;
      if (column < 0)
        throw new RangeError(`The forest asks for a column that its rows do not have: test ${code}.`);
      forest.column[node] = column;
      forest.value[node] = edgeOf[code]!;
      open.push(node);
      begins = false;
    } else {
      forest.value[node] = (code - FIRST_LEAF * BASE - MIDDLE_LEAF) * step;
      const test = open.pop();
      begins = test === undefined;
      if (test !== undefined) forest.otherwise[test] = node + 1;
    }
  }
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
