/** Undefined for what is no JSON: foreign data, damaged or in JavaScript's own notation, is left alone. */
export function parseJson(source: unknown): unknown {
  try {
    return typeof source === 'string' ? (JSON.parse(source) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
