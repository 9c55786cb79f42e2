// Exact token counts: the same number as js-tiktoken's `encode(text, [], []).length` (special tokens are plain text),
// in n log n for any text.

import { ByteMerger } from './merge-bytes.ts';
import { type RankData, RankTable } from './rank-table.ts';
import { type FindPieceEnd, findPieceEndCl100k, findPieceEndO200k } from './split-pieces.ts';

export type EncodingName = 'o200k_base' | 'cl100k_base';

export interface TokenCounter {
  count(text: string): number;
}

/** Pieces longer than this (in UTF-16 units) rarely come twice. */
const CACHED_PIECE_LENGTH = 40;
/** Bound of the cache; a text of a million distinct words starts it anew. */
const CACHED_PIECES = 100_000;

const loaded = new Map<EncodingName, Promise<TokenCounter>>();

/** Loads the token data of an encoding (its own chunk: 1 to 2 MB) once per context. */
export function loadEncoding(name: EncodingName): Promise<TokenCounter> {
  let counter = loaded.get(name);
  if (!counter) {
    counter = createEncoding(name);
    counter.catch(() => loaded.delete(name));
    loaded.set(name, counter);
  }
  return counter;
}

async function createEncoding(name: EncodingName): Promise<TokenCounter> {
  if (name === 'o200k_base') {
    const ranks = await import('js-tiktoken/ranks/o200k_base');
    return createCounter(ranks.default, findPieceEndO200k);
  }
  const ranks = await import('js-tiktoken/ranks/cl100k_base');
  return createCounter(ranks.default, findPieceEndCl100k);
}

function createCounter(data: RankData, findPieceEnd: FindPieceEnd): TokenCounter {
  const merger = new ByteMerger(new RankTable(data));
  const cache = new Map<string, number>();
  const countPiece = (piece: string): number => {
    const cached = cache.get(piece);
    if (cached !== undefined) return cached;
    const tokens = merger.count(piece);
    if (piece.length <= CACHED_PIECE_LENGTH) {
      if (cache.size >= CACHED_PIECES) cache.clear();
      cache.set(piece, tokens);
    }
    return tokens;
  };
  return {
    count(text) {
      let total = 0;
      for (let start = 0; start < text.length;) {
        const end = findPieceEnd(text, start);
        total += countPiece(text.slice(start, end));
        start = end;
      }
      return total;
    },
  };
}
