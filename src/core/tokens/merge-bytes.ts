// How many tokens byte pair encoding leaves of one piece. Merging the pair of lowest rank, leftmost first, with a heap
// and a linked list costs n log n; searching all pairs after each merge costs n² and freezes on a long run of letters.

import { NumberHeap } from './number-heap.ts';
import type { RankTable } from './rank-table.ts';

/** A heap entry is rank × 2^26 + position, exact in a double: enough for pieces of 64 MB. */
const POSITION_RANGE = 2 ** 26;

export class ByteMerger {
  private capacity = 0;
  private piece = { bytes: new Uint8Array(0), prefixes: new Int32Array(0) };
  /** Position of the part after and before; a part is named by its first byte. */
  private next = new Int32Array(0);
  private previous = new Int32Array(0);
  /** Rank of the part joined with the next one, -1 where that is no token. */
  private joined = new Int32Array(0);
  private readonly heap = new NumberHeap();
  private readonly encoder = new TextEncoder();

  constructor(private readonly ranks: RankTable) {}

  count(piece: string): number {
    this.reserve(piece.length * 3);
    const { bytes, prefixes } = this.piece;
    const length = this.encoder.encodeInto(piece, bytes).written;
    this.ranks.hashPrefixes(bytes, length, prefixes);
    if (this.find(0, length) >= 0) return 1;
    return this.merge(length);
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
    heap.reserve(2 * length);
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

  private reserve(length: number): void {
    if (length <= this.capacity) return;
    this.capacity = Math.max(length, this.capacity * 2, 1024);
    this.piece = { bytes: new Uint8Array(this.capacity), prefixes: new Int32Array(this.capacity + 1) };
    this.next = new Int32Array(this.capacity);
    this.previous = new Int32Array(this.capacity);
    this.joined = new Int32Array(this.capacity);
  }
}
