// Which byte sequences are tokens: the ranks of one encoding in typed arrays. A Map of 200,000 strings takes 30 MB and
// needs a new string for every look-up; here a look-up is one hash probe and a comparison of bytes.

/** js-tiktoken's rank files: lines of `! FIRST_RANK TOKEN TOKEN …`, each token in Base64. */
export interface RankData {
  pat_str: string;
  bpe_ranks: string;
}

/** Base of the polynomial hash: odd, with well mixed bits (2^32 divided by the golden ratio). */
const HASH_BASE = 0x9e3779b1;
/** Slots per token: below half full, linear probing stays short. */
const SLOTS_PER_TOKEN = 2.5;
const NO_RANK = -1;

export class RankTable {
  /** Longest token in bytes: nothing longer needs a look-up. */
  readonly longest: number;
  /** Ranks of all pairs of bytes, by first × 256 + second; -1 where a pair is no token. */
  readonly pairs = new Int32Array(0x10000).fill(NO_RANK);
  private readonly bytes: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly lengths: Uint8Array;
  /** Hash and rank of each slot side by side: most look-ups find nothing, and then touch one line of memory. */
  private readonly slots: Int32Array;
  private readonly mask: number;
  /** `HASH_BASE` to the power of the index. */
  private readonly powers: Int32Array;

  constructor({ bpe_ranks: source }: RankData) {
    const { bytes, starts, lengths } = decode(source);
    const count = starts.length;
    this.bytes = bytes;
    this.starts = starts;
    this.lengths = lengths;
    const slotCount = 2 ** Math.ceil(Math.log2(count * SLOTS_PER_TOKEN));
    this.mask = slotCount - 1;
    this.slots = new Int32Array(2 * slotCount).fill(NO_RANK);
    let longest = 0;
    for (let rank = 0; rank < count; rank += 1) {
      const length = lengths[rank] as number;
      if (length === 0) continue;
      longest = Math.max(longest, length);
      this.insert(rank, length);
      const from = starts[rank] as number;
      if (length === 2) this.pairs[((bytes[from] as number) << 8) | (bytes[from + 1] as number)] = rank;
    }
    this.longest = longest;
    this.powers = new Int32Array(longest + 1).fill(1);
    for (let i = 1; i <= longest; i += 1) this.powers[i] = Math.imul(this.powers[i - 1] as number, HASH_BASE);
  }

  /** Hashes of all prefixes, so that the hash of any part is one subtraction away. */
  hashPrefixes(piece: Uint8Array, length: number, prefixes: Int32Array): void {
    let hash = 0;
    prefixes[0] = 0;
    for (let i = 0; i < length; i += 1) {
      hash = (Math.imul(hash, HASH_BASE) + (piece[i] as number) + 1) | 0;
      prefixes[i + 1] = hash;
    }
  }

  /** Rank of the bytes from `start` to `end`, or -1. */
  find(piece: { bytes: Uint8Array; prefixes: Int32Array }, start: number, end: number): number {
    const length = end - start;
    if (length > this.longest) return NO_RANK;
    const { bytes, prefixes } = piece;
    const { slots, mask } = this;
    const hash =
      ((prefixes[end] as number) - Math.imul(prefixes[start] as number, this.powers[length] as number)) | 0;
    for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const rank = slots[2 * slot + 1] as number;
      if (rank === NO_RANK) return NO_RANK;
      if (slots[2 * slot] !== hash || this.lengths[rank] !== length) continue;
      const from = this.starts[rank] as number;
      let same = 0;
      while (same < length && this.bytes[from + same] === bytes[start + same]) same += 1;
      if (same === length) return rank;
    }
  }

  private insert(rank: number, length: number): void {
    const from = this.starts[rank] as number;
    let hash = 0;
    for (let i = 0; i < length; i += 1)
      hash = (Math.imul(hash, HASH_BASE) + (this.bytes[from + i] as number) + 1) | 0;
    let slot = slotOf(hash, this.mask);
    while (this.slots[2 * slot + 1] !== NO_RANK) slot = (slot + 1) & this.mask;
    this.slots[2 * slot] = hash;
    this.slots[2 * slot + 1] = rank;
  }
}

const slotOf = (hash: number, mask: number): number => Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) & mask;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS = new Uint8Array(128);
for (let i = 0; i < BASE64.length; i += 1) SEXTETS[BASE64.charCodeAt(i)] = i;
const [SPACE, NEWLINE, EXCLAMATION, EQUALS] = [32, 10, 33, 61] as const;

/** One pass over the source; a call of `atob` for each of 200,000 tokens takes several times as long. */
function decode(source: string) {
  const bytes = new Uint8Array(Math.ceil((source.length * 3) / 4));
  const starts: number[] = [];
  const lengths: number[] = [];
  let [position, rank] = [0, 0];
  for (let i = 0; i < source.length; i += 1) {
    const code = source.charCodeAt(i);
    if (code === SPACE || code === NEWLINE) continue;
    if (code === EXCLAMATION) {
      const end = source.indexOf(' ', i + 2);
      rank = Number.parseInt(source.slice(i + 2, end), 10);
      i = end;
      continue;
    }
    const start = position;
    let [bits, width] = [0, 0];
    for (; i < source.length; i += 1) {
      const digit = source.charCodeAt(i);
      if (digit === SPACE || digit === NEWLINE) break;
      if (digit === EQUALS) continue;
      bits = (bits << 6) | (SEXTETS[digit] as number);
      width += 6;
      if (width >= 8) {
        width -= 8;
        bytes[position] = (bits >> width) & 0xff;
        position += 1;
      }
    }
    starts[rank] = start;
    lengths[rank] = position - start;
    rank += 1;
  }
  return {
    bytes: bytes.slice(0, position),
    starts: Uint32Array.from(starts, (start) => start ?? 0),
    lengths: Uint8Array.from(lengths, (length) => length ?? 0),
  };
}
