// Emphasis whose delimiters would not open or close where they stand: punctuation moves outside, or the mark is dropped.
// `漢字の<strong>「強調」</strong>です` becomes `漢字の「**強調**」です`.

import { firstCharacter, isLeftFlanking, isRightFlanking, lastCharacter } from './character.ts';
import type { Mark, Piece } from './piece.ts';

const LEADING = /^[\p{P}\p{S}\s]+/u;
const TRAILING = /[\p{P}\p{S}\s]+$/u;
const BRACKETED = /^[\p{Ps}\p{Pi}"'].*[\p{Pe}\p{Pf}"']$/su;
/** Longest punctuation that moves, in characters; keeps the search for it bounded. */
const LONGEST_EDGE = 8;

export function settleEmphasis(pieces: Piece[]): Piece[] {
  const pairs = findPairs(pieces);
  if (pairs.length === 0) return pieces;
  const edit = {
    before: new Map<number, string>(),
    after: new Map<number, string>(),
    dropped: new Set<number>(),
  };
  for (const pair of pairs) settlePair(pieces, pair, edit);
  return pieces.flatMap((piece, index): Piece[] => {
    const before = edit.before.get(index);
    const after = edit.after.get(index);
    return [
      ...(before ? [{ kind: 'text' as const, value: before }] : []),
      ...(edit.dropped.has(index) ? [] : [piece]),
      ...(after ? [{ kind: 'text' as const, value: after }] : []),
    ];
  });
}

interface Pair {
  open: number;
  close: number;
  mark: Mark;
}

interface Edit {
  before: Map<number, string>;
  after: Map<number, string>;
  dropped: Set<number>;
}

function findPairs(pieces: Piece[]): Pair[] {
  const pairs: Pair[] = [];
  const open: number[] = [];
  pieces.forEach((piece, index) => {
    if (piece.kind === 'open') open.push(index);
    if (piece.kind === 'close') pairs.push({ open: open.pop() ?? index, close: index, mark: piece.mark });
  });
  return pairs.toSorted((a, b) => a.open - b.open);
}

function settlePair(pieces: Piece[], { open, close, mark }: Pair, edit: Edit): void {
  const first = skipMarks(pieces, open + 1, { step: 1, mark });
  const last = skipMarks(pieces, close - 1, { step: -1, mark });
  const outerLeft = skipMarks(pieces, open - 1, { step: -1, mark });
  const outerRight = skipMarks(pieces, close + 1, { step: 1, mark });
  const before = edit.before.get(outerLeft + 1)?.at(-1) ?? edgeOf(pieces[outerLeft], 'end');
  const after = edit.after.get(outerRight - 1)?.[0] ?? edgeOf(pieces[outerRight], 'start');
  const opens = isLeftFlanking(before, edgeOf(pieces[first], 'start'));
  const closes = isRightFlanking(edgeOf(pieces[last], 'end'), after);
  if (opens && closes) return;

  const start = pieces[first];
  const end = pieces[last];
  const both = start === end && start?.kind === 'text' && BRACKETED.test(start.value);
  const left = opens && !both ? '' : movable(start, LEADING);
  const right = closes && !both ? '' : movable(end, TRAILING);
  if (left === undefined || right === undefined) {
    edit.dropped.add(open).add(close);
    return;
  }
  if (start?.kind === 'text' && left) {
    start.value = start.value.slice(left.length);
    edit.before.set(outerLeft + 1, (edit.before.get(outerLeft + 1) ?? '') + left);
  }
  if (end?.kind === 'text' && right) {
    end.value = end.value.slice(0, end.value.length - right.length);
    edit.after.set(outerRight - 1, right + (edit.after.get(outerRight - 1) ?? ''));
  }
}

/** The punctuation at a text's edge, unless the text is nothing else. */
function movable(piece: Piece | undefined, edge: RegExp): string | undefined {
  if (piece?.kind !== 'text') return undefined;
  const near = edge === LEADING ? piece.value.slice(0, LONGEST_EDGE) : piece.value.slice(-LONGEST_EDGE);
  const found = edge.exec(near)?.[0];
  return found !== undefined && found.length < near.length ? found : undefined;
}

/** Delimiters of the same character in a row count as one run. */
function skipMarks(pieces: Piece[], from: number, { step, mark }: { step: 1 | -1; mark: Mark }): number {
  let index = from;
  for (let piece = pieces[index]; piece; piece = pieces[(index += step)]) {
    if ((piece.kind !== 'open' && piece.kind !== 'close') || piece.mark[0] !== mark[0]) break;
  }
  return index;
}

/** The character of a piece's Markdown that a neighbour sees. */
export function edgeOf(piece: Piece | undefined, side: 'start' | 'end'): string {
  switch (piece?.kind) {
    case 'text':
      return side === 'start' ? firstCharacter(piece.value) : lastCharacter(piece.value);
    case 'code':
      return '`';
    case 'atom':
      return side === 'start' ? firstCharacter(piece.markdown) : lastCharacter(piece.markdown);
    case 'open':
    case 'close':
      return piece.mark[0] ?? ' ';
    case 'open-link':
      return '[';
    case 'close-link':
      return side === 'start' ? ']' : ')';
    default:
      return ' ';
  }
}
