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
 * Matrices that follow each other as signed bytes in base64; the values of each are counted in its step.
 * @throws RangeError when there are more or fewer bytes than the shapes ask for.
 */
export function unpackMatrices(
  { weights, steps }: { weights: string; steps: number[] },
  shapes: { inputs: number; outputs: number }[],
): Matrix[] {
  const bytes = atob(weights);
  let at = 0;
  const matrices = shapes.map(({ inputs, outputs }, i) => {
    const values = new Float64Array(inputs * outputs);
    const step = steps[i]!;
    // The sign stands in the highest of the eight bits.
    for (let n = 0; n < values.length; n += 1) values[n] = ((bytes.charCodeAt(at + n) << 24) >> 24) * step;
    at += values.length;
    return { values };
  });
  if (at !== bytes.length) throw new RangeError(`The model has ${bytes.length} weights, not ${at}.`);
  return matrices;
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
