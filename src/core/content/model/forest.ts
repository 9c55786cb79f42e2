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
  roots: Int32Array;
  /** Per node: the column to look at, or -1 in a leaf. */
  column: Int16Array;
  /** Per node: the edge, or the leaf's value. */
  value: Float64Array;
  /** Per node: where values at or above the edge go on; those below go to the next node. */
  otherwise: Int32Array;
}

/** What a forest looks at: `rows` values of the first column, then those of the second, and so on. */
export interface Columns {
  values: ArrayLike<number>;
  rows: number;
}

/** What each test of a table asks. */
export interface Tests {
  column: Int16Array;
  edge: Float64Array;
  step: number;
}

/** `layout` names the columns that the forests will see. */
export function unpackTests({ columns, edges, step }: TestTable, layout: string[]): Tests {
  const places = new Map(layout.map((name, i) => [name, i]));
  const edge = Float64Array.from(edges.flat());
  const column = new Int16Array(edge.length);
  let test = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const end = test + edges[i]!.length;
    column.fill(places.get(columns[i]!) ?? -1, test, end);
    test = end;
  }
  return { column, edge, step };
}

export function unpackForest(trees: string, tests: Tests): Forest {
  const size = trees.length / 2;
  const forest = {
    column: new Int16Array(size),
    value: new Float64Array(size),
    otherwise: new Int32Array(size),
  };
  const roots: number[] = [];
  /** Tests above the node that still lack the tree for the others. */
  const open: number[] = [];
  let begins = true;
  for (let node = 0; node < size; node += 1) {
    if (begins) roots.push(node);
    const first = DIGIT_OF[trees.charCodeAt(node * 2)]!;
    const code = first * BASE + DIGIT_OF[trees.charCodeAt(node * 2 + 1)]!;
    begins = false;
    if (first < FIRST_LEAF) {
      const column = tests.column[code]!;
      if (column < 0)
        throw new RangeError(`The forest asks for a column that its rows do not have: test ${code}.`);
      forest.column[node] = column;
      forest.value[node] = tests.edge[code]!;
      open.push(node);
      continue;
    }
    forest.column[node] = -1;
    forest.value[node] = (code - FIRST_LEAF * BASE - MIDDLE_LEAF) * tests.step;
    const test = open.pop();
    if (test === undefined) begins = true;
    else forest.otherwise[test] = node + 1;
  }
  return { ...forest, roots: Int32Array.from(roots) };
}

/** For each of the first `count` rows the sum of the leaves that it reaches. */
export function sumLeaves(forest: Forest, { values, rows }: Columns, count: number = rows): Float64Array {
  const { roots, column, value, otherwise } = forest;
  const sums = new Float64Array(count);
  for (let tree = 0; tree < roots.length; tree += 1) {
    const root = roots[tree]!;
    for (let row = 0; row < count; row += 1) {
      let node = root;
      for (let at = column[node]!; at >= 0; at = column[node]!)
        node = values[at * rows + row]! < value[node]! ? node + 1 : otherwise[node]!;
      sums[row] = sums[row]! + value[node]!;
    }
  }
  return sums;
}

export const toProbability = (margin: number): number => 1 / (1 + Math.exp(-margin));
