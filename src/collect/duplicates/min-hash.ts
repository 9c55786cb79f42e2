// A short sketch of a text by which nearly equal texts are found (Broder 1997, "On the resemblance and containment of
// documents"): the share of equal numbers in two sketches is about the share of common word triples.

/** Numbers of a sketch: a resemblance is known to about 1/√64. */
const SIZE = 64;
/** Words side by side. */
const SHINGLE = 3;
/** Rows of each band: two texts with 90 % in common share one of 16 bands with 99.9 % probability. */
const BAND = 4;
/** Fewer words are all alike. */
const LEAST_WORDS = 20;

/** Odd multipliers and increments of 64 hash functions, from a fixed sequence (mulberry32): sketches are kept on disk. */
const FACTORS = Array.from({ length: SIZE * 2 }, (_, index) => {
  let state = Math.imul(index + 1, 0x6d2b79f5);
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return (state ^ (state >>> 14)) >>> 0;
});

/** Undefined for a text that is too short to tell. */
export function sketchOf(text: string): number[] | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const sketch = new Uint32Array(SIZE).fill(0xffff_ffff);
  const seen = new Set<number>();
  for (let index = 0; index + SHINGLE <= words.length; index += 1) {
    const hash = hashOf(words, index);
    if (seen.has(hash)) continue;
    seen.add(hash);
    for (let place = 0; place < SIZE; place += 1) {
      const mixed = (Math.imul(hash, (FACTORS[place] ?? 1) | 1) + (FACTORS[SIZE + place] ?? 0)) >>> 0;
      if (mixed < (sketch[place] ?? 0)) sketch[place] = mixed;
    }
  }
  return [...sketch];
}

/** FNV-1a over the words of a shingle. */
function hashOf(words: readonly string[], start: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < start + SHINGLE; index += 1) {
    const word = words[index] ?? '';
    for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 32, 0x01000193);
  }
  // FNV leaves the low bits of like words alike.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** 0 to 1. */
export function resemblance(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, place) => value === other[place]).length / SIZE;
}

/** Texts that share one of these may be alike; all others are not looked at. */
export function bandsOf(sketch: readonly number[]): string[] {
  return Array.from({ length: SIZE / BAND }, (_, band) =>
    [band, ...sketch.slice(band * BAND, band * BAND + BAND)].join('.'),
  );
}
