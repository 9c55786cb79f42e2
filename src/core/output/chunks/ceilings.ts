/** Ceilings that fit the windows of common models, in tokens. */
export const CEILINGS = [2_000, 4_000, 8_000, 16_000, 32_000, 128_000] as const;
/** When nothing else is said. */
export const DEFAULT_CEILING = 4_000;
/** A smaller one would cut every sentence. */
export const SMALLEST_CEILING = 50;
