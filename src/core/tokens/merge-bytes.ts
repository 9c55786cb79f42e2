// How many tokens byte pair encoding leaves of one piece. Merging the pair of lowest rank, leftmost first, with a heap
// and a linked list costs n log n; searching all pairs after each merge costs n² and freezes on a long run of letters.

import { NumberHeap } from './number-heap.ts';
import type { RankTable } from './rank-table.ts';

/** A heap entry is rank × 2^26 + position, exact in a double: enough for pieces of 64 MB. */
const POSITION_RANGE = 2 ** 26;

/** Bytes of the longest piece that the standing buffers hold; almost every piece is a word. */
const USUAL_CAPACITY = 2048;
/** UTF-8 takes at most three bytes for a UTF-16 unit. */
const BYTES_PER_UNIT = 3;

export class ByteMerger {
  private readonly piece;
  /** Position of the part after and before; a part is named by its first byte. */
  private readonly next;
  private readonly previous;
  /** Rank of the part joined with the next one, -1 where that is no token. */
  private readonly joined;
  private readonly heap;
  private readonly encoder = new TextEncoder();

  constructor(
    private readonly ranks: RankTable,
    private readonly capacity = USUAL_CAPACITY,
  ) {
    this.piece = { bytes: new Uint8Array(capacity), prefixes: new Int32Array(capacity + 1) };
    this.next = new Int32Array(capacity);
    this.previous = new Int32Array(capacity);
    this.joined = new Int32Array(capacity);
    this.heap = new NumberHeap(capacity);
  }

  count(piece: string): number {
    if (piece.length * BYTES_PER_UNIT > this.capacity) return this.countLong(piece);
    return this.countEncoded(this.encoder.encodeInto(piece, this.piece.bytes).written);
  }

  /** A long run gets buffers of its own, which go with it. */
  private countLong(piece: string): number {
    const encoded = this.encoder.encode(piece);
    const merger = new ByteMerger(this.ranks, encoded.length);
    merger.piece.bytes.set(encoded);
    return merger.countEncoded(encoded.length);
  }

  private countEncoded(length: number): number {
    const { bytes, prefixes } = this.piece;
    this.ranks.hashPrefixes(bytes, length, prefixes);
    return this.find(0, length) >= 0 ? 1 : this.merge(length);
  }

  private merge(length: number): number {
    const { next, previous, joined, heap } = this;
    for (let i = 0; i < length; i += 1) {
      next[i] = i + 1;
      previous[i] = i - 1;
    }
    this.joinBytes(length);
    let parts = length;
    for (let entry = heap.take(); entry >= 0; entry = heap.take()) {
      const rank = Math.floor(entry / POSITION_RANGE);
      const position = entry - rank * POSITION_RANGE;
      // An entry is stale when its part has been merged since, alone or into the part before it.
      if (joined[position] !== rank) continue;
      const gone = next[position] as number;
      const after = next[gone] as number;
      next[position] = after;
      if (after < length) previous[after] = position;
      joined[gone] = -1;
      parts -= 1;
      this.join(position, length);
      if (position > 0) this.join(previous[position] as number, length);
    }
    return parts;
  }

  /** The start: every part is one byte. */
  private joinBytes(length: number): void {
    const { joined, heap } = this;
    const { bytes } = this.piece;
    for (let i = 0; i < length; i += 1) {
      const rank =
        i + 1 < length
          ? (this.ranks.pairs[((bytes[i] as number) << 8) | (bytes[i + 1] as number)] as number)
          : -1;
      joined[i] = rank;
      if (rank >= 0) heap.append(rank * POSITION_RANGE + i);
    }
    heap.order();
  }

  /** Notes what the part at a position and its neighbour would make. */
  private join(position: number, length: number): void {
    const second = this.next[position] as number;
    const rank = second < length ? this.find(position, this.next[second] as number) : -1;
    this.joined[position] = rank;
    if (rank >= 0) this.heap.add(rank * POSITION_RANGE + position);
  }

  private find(start: number, end: number): number {
    return this.ranks.find(this.piece, start, end);
  }
}
