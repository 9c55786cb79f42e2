// Matrices that are packed as small whole numbers, and their products with rows of numbers.

export interface Matrix {
  /** For each input its part of every output. */
  values: Float64Array;
}

/** Rows of `width` numbers, one after the other. */
export interface Rows {
  values: Float64Array;
  width: number;
}

/**
 * Matrices that follow each other as small whole numbers in text; the values of each are counted in its step.
 * @throws RangeError when there are more or fewer numbers than the shapes ask for.
 */
export function unpackMatrices(
  { weights, steps }: { weights: string; steps: number[] },
  shapes: { inputs: number; outputs: number }[],
): Matrix[] {
  const numbers = readNumbers(weights);
  let at = 0;
  const matrices = shapes.map(({ inputs, outputs }, i) => {
    const values = new Float64Array(inputs * outputs);
    const step = steps[i]!;
    for (let n = 0; n < values.length; n += 1) values[n] = numbers[at + n]! * step;
    at += values.length;
    return { values };
  });
  if (at !== numbers.length) throw new RangeError(`The model has ${numbers.length} weights, not ${at}.`);
  return matrices;
}

/** One character stands for each number up to here, `#` to `~` without the backslash; most weights are that small. */
const NEAR = 45;
const FIRST = 35;
const BACKSLASH = 92;

/** Beyond it, `!` comes before what is more, and a space before what is less. A sixth shorter than base64. */
function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let sign = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST) sign = code === 33 ? 1 : -1;
    else {
      const place = code - FIRST - Number(code > BACKSLASH);
      numbers.push(sign === 0 ? place - NEAR : sign * (NEAR + 1 + place));
      sign = 0;
    }
  }
  return numbers;
}

/**
 * Adds to each row of the target the product of the matrix with the source's row `offset` places on, if there is one.
 * Zeros, which are many, are passed over.
 */
export function addProducts(
  target: Rows,
  source: Rows,
  { matrix, offset = 0 }: { matrix: Matrix; offset?: number },
): void {
  const { values: weights } = matrix;
  const { values: to, width: outputs } = target;
  const { values: from, width: inputs } = source;
  const first = Math.max(0, -offset);
  const end = Math.min(to.length / outputs, from.length / inputs - offset);
  for (let row = first; row < end; row += 1) {
    const start = (row + offset) * inputs;
    const out = row * outputs;
    for (let i = 0; i < inputs; i += 1) {
      const value = from[start + i]!;
      if (value === 0) continue;
      const weight = i * outputs;
      for (let j = 0; j < outputs; j += 1) to[out + j]! += value * weights[weight + j]!;
    }
  }
}
