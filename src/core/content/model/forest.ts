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
const FIRST_LEAF_CODE = DIGITS.charCodeAt(FIRST_LEAF);
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

/** Columns that hold one value in all rows: what they are asked is answered once, while a forest is unpacked. */
export interface Uniform {
  /** Per column 1 where it is uniform. */
  is: Uint8Array;
  /** Per column its value in the first row. */
  value: Float64Array;
}

/** `layout` names the columns that the forests will see. */
export function unpackTests({ columns, edges, step }: TestTable, layout: string[]): Tests {
  const places = new Map(layout.map((name, i) => [name, i]));
  const edge = new Float64Array(edges.flat());
  const column = new Int16Array(edge.length);
  let test = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const end = test + edges[i]!.length;
    column.fill(places.get(columns[i]!) ?? -1, test, end);
    test = end;
  }
  return { column, edge, step };
}

/** On the stack of open tests: the tree for the others is not needed. */
const SKIP = -1;

/** Without the branches that no row of the page can take: about half of all nodes. */
export function unpackForest(trees: string, tests: Tests, uniform?: Uniform): Forest {
  const most = trees.length / 2;
  const column = new Int16Array(most);
  const value = new Float64Array(most);
  const otherwise = new Int32Array(most);
  const roots: number[] = [];
  /** Tests above the node that still lack the tree for the others. */
  const open: number[] = [];
  let node = 0;
  let begins = true;
  for (let at = 0; at < trees.length; at += 2) {
    if (begins) roots.push(node);
    begins = false;
    const first = DIGIT_OF[trees.charCodeAt(at)]!;
    const code = first * BASE + DIGIT_OF[trees.charCodeAt(at + 1)]!;
    if (first < FIRST_LEAF) {
      const asked = tests.column[code]!;
      if (asked < 0)
        throw new RangeError(`The forest asks for a column that its rows do not have: test ${code}.`);
      const edge = tests.edge[code]!;
      if (uniform && uniform.is[asked] === 1) {
        if (uniform.value[asked]! < edge) open.push(SKIP);
        else at = lastOfTree(trees, at + 2);
        continue;
      }
      column[node] = asked;
      value[node] = edge;
      open.push(node);
      node += 1;
      continue;
    }
    column[node] = -1;
    value[node] = (code - FIRST_LEAF * BASE - MIDDLE_LEAF) * tests.step;
    node += 1;
    let test = open.pop();
    for (; test === SKIP; test = open.pop()) at = lastOfTree(trees, at + 2);
    if (test === undefined) begins = true;
    else otherwise[test] = node;
  }
  return { roots, column, value, otherwise };
}

/** Where the last node of the tree stands that begins there. */
function lastOfTree(trees: string, start: number): number {
  let at = start;
  for (let lacking = 1; lacking > 0; at += 2) lacking += trees.charCodeAt(at) < FIRST_LEAF_CODE ? 1 : -1;
  return at - 2;
}

/** For each row the sum of the leaves that it reaches. */
export function sumLeaves(
  { roots, column, value, otherwise }: Forest,
  { values, rows }: Columns,
): Float64Array {
  const sums = new Float64Array(rows);
  for (let tree = 0; tree < roots.length; tree += 1) {
    const root = roots[tree]!;
    for (let row = 0; row < rows; row += 1) {
      let node = root;
      for (let at = column[node]!; at >= 0; at = column[node]!)
        node = values[at * rows + row]! < value[node]! ? node + 1 : otherwise[node]!;
      sums[row]! += value[node]!;
    }
  }
  return sums;
}

/** `sums` becomes probabilities. */
export function toProbabilities(sums: Float64Array): Float64Array {
  for (let i = 0; i < sums.length; i += 1) sums[i] = toProbability(sums[i]!);
  return sums;
}

export const toProbability = (margin: number): number => 1 / (1 + Math.exp(-margin));
