// Emphasis whose delimiters would not open or close where they stand: punctuation moves outside, or the mark is dropped.
// `漢字の<strong>「強調」</strong>です` becomes `漢字の「**強調**」です`.

import { isLeftFlanking, isRightFlanking } from './character.ts';
import { type Delimiter, edgeOf, type Piece } from './piece.ts';

const LEADING = /^[\p{P}\p{S}\s]+/u;
const TRAILING = /[\p{P}\p{S}\s]+$/u;
const BRACKETED = /^[\p{Ps}\p{Pi}"'].*[\p{Pe}\p{Pf}"']$/su;
/** Longest punctuation that moves, in characters; keeps the search for it bounded. */
const LONGEST_EDGE = 8;

interface Pair {
  open: number;
  close: number;
  mark: Delimiter;
}

interface Edit {
  /** Text to insert before and after the pieces of these indexes. */
  before: Map<number, string>;
  after: Map<number, string>;
  dropped: Set<number>;
}

export function settleEmphasis(pieces: Piece[]): Piece[] {
  const pairs = findPairs(pieces);
  if (pairs.length === 0) return pieces;
  const edit: Edit = { before: new Map(), after: new Map(), dropped: new Set() };
  for (const pair of pairs) settlePair(pieces, pair, edit);
  const settled: Piece[] = [];
  pieces.forEach((piece, index) => {
    join(settled, { kind: 'text', value: edit.before.get(index) ?? '' });
    if (!edit.dropped.has(index)) join(settled, piece);
    join(settled, { kind: 'text', value: edit.after.get(index) ?? '' });
  });
  return settled;
}

/** Where a mark was dropped, its neighbours become one. */
function join(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (piece.kind === 'text' && piece.value === '') return;
  if ((piece.kind === 'text' || piece.kind === 'code') && last?.kind === piece.kind)
    last.value += piece.value;
  else pieces.push(piece);
}

/** Outer pairs first. */
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
  const skip = (from: number, step: 1 | -1) => skipMarks(pieces, from, { step, mark, dropped: edit.dropped });
  const outerLeft = skip(open - 1, -1);
  const outerRight = skip(close + 1, 1);
  const before = movedBetween(edit, outerLeft, open)?.at(-1) ?? edgeOf(pieces[outerLeft], 'end');
  const after = movedBetween(edit, close, outerRight)?.[0] ?? edgeOf(pieces[outerRight], 'start');
  const start = pieces[skip(open + 1, 1)];
  const end = pieces[skip(close - 1, -1)];
  const opens = isLeftFlanking(before, edgeOf(start, 'start'));
  const closes = isRightFlanking(edgeOf(end, 'end'), after);
  if (opens && closes) return;

  const both = start === end && start?.kind === 'text' && BRACKETED.test(start.value);
  const left = opens && !both ? '' : movable(start, LEADING);
  const right = closes && !both ? '' : movable(end, TRAILING);
  if (left === undefined || right === undefined) {
    edit.dropped.add(open).add(close);
    return;
  }
  if (start?.kind === 'text' && left !== '') {
    start.value = start.value.slice(left.length);
    const place = outermost(pieces, open, { kind: 'open', step: -1 });
    edit.before.set(place, (edit.before.get(place) ?? '') + left);
  }
  if (end?.kind === 'text' && right !== '') {
    end.value = end.value.slice(0, end.value.length - right.length);
    const place = outermost(pieces, close, { kind: 'close', step: 1 });
    edit.after.set(place, right + (edit.after.get(place) ?? ''));
  }
}

/** The punctuation at a text's edge, unless the text is nothing else. */
function movable(piece: Piece | undefined, edge: RegExp): string | undefined {
  if (piece?.kind !== 'text') return undefined;
  const near = edge === LEADING ? piece.value.slice(0, LONGEST_EDGE) : piece.value.slice(-LONGEST_EDGE);
  const found = edge.exec(near)?.[0];
  return found !== undefined && found.length < near.length ? found : undefined;
}

/** Text that an earlier pair moved between two pieces. */
function movedBetween({ before, after }: Edit, from: number, to: number): string | undefined {
  if (before.size === 0 && after.size === 0) return undefined;
  let moved = '';
  for (let index = from; index < to; index += 1) {
    moved += (after.get(index) ?? '') + (before.get(index + 1) ?? '');
  }
  return moved === '' ? undefined : moved;
}

/** The last of the marks that open or close together. */
function outermost(
  pieces: Piece[],
  from: number,
  { kind, step }: { kind: 'open' | 'close'; step: 1 | -1 },
): number {
  let index = from;
  while (pieces[index + step]?.kind === kind) index += step;
  return index;
}

/** Delimiters of the same character in a row count as one run. */
function skipMarks(
  pieces: Piece[],
  from: number,
  { step, mark, dropped }: { step: 1 | -1; mark: Delimiter; dropped: Set<number> },
): number {
  let index = from;
  for (let piece = pieces[index]; piece; piece = pieces[(index += step)]) {
    if (piece.kind !== 'open' && piece.kind !== 'close') break;
    if (piece.mark[0] !== mark[0] && !dropped.has(index)) break;
  }
  return index;
}
