// A block in as many parts as a ceiling of tokens asks for: cut between its units, else inside of them.

import type { Block } from '../block.ts';
import { inlinesOf } from '../blocks/map-tree.ts';
import type { Flow, Inline, Table } from '../tree.ts';
import { textOf } from '../blocks/text-of.ts';
import { weigh } from '../output/markdown/write-markdown.ts';
import { breakPoint } from './break-point.ts';
import { splitSentences } from './split-sentences.ts';
import { trimInline } from './split-inline.ts';
import { type Unit, asLabel, joinUnits, splitTree } from './split-tree.ts';

export interface Ceiling {
  tokens: number;
  /** Tokens of a block in place. */
  cost(block: Block): number;
}

/** A ceiling under one word would never end. In characters. */
const SHORTEST_PIECE = 8;

export function splitToFit(block: Block, ceiling: Ceiling): Block[] {
  if (ceiling.cost(block) <= ceiling.tokens) return [block];
  const withTree = (tree: Flow): Block => ({ ...block, tree, tokens: weigh(tree) });
  const limit: Limit = { tokens: ceiling.tokens, costOf: (tree) => ceiling.cost(withTree(tree)) };
  const { path } = block;
  return cutTree(block.tree, limit).map((tree, index): Block => {
    const kind = tree.type === block.tree.type ? block : ({ type: 'paragraph', path } as const);
    return Object.assign({}, kind, { id: `${block.id}.${index + 1}`, tree, tokens: weigh(tree) });
  });
}

interface Limit {
  tokens: number;
  costOf(tree: Flow): number;
}

function cutTree(tree: Flow, limit: Limit): Flow[] {
  const units = splitTree(tree);
  if (units.length <= 1) return cutInside(tree, limit);
  return pack(units, (some) => joinUnits(tree, some), limit);
}

function pack(units: Flow[], join: (some: Unit[]) => Flow, limit: Limit): Flow[] {
  const frame = limit.costOf(join([]));
  const parts: Flow[] = [];
  let open: Unit[] = [];
  let used = frame;
  const close = (): void => {
    if (open.length > 0) parts.push(join(open));
    open = [];
    used = frame;
  };
  units.forEach((tree, position) => {
    const cost = limit.costOf(tree);
    // A unit counted apart from its neighbours may cost one token less: white space joins what follows it.
    const size = Math.max(0, cost - frame) + 1;
    if (used + size > limit.tokens) close();
    if (cost > limit.tokens) parts.push(...cutTree(tree, limit));
    else {
      open.push({ position, tree });
      used += size;
    }
  });
  close();
  return parts;
}

/** One unit that is too long: what it holds is cut in its place, and at last its text goes out as it is. */
function cutInside(tree: Flow, limit: Limit): Flow[] {
  const inner = lastChild(tree);
  if (inner) {
    const { child, within } = inner;
    const costOf = (part: Flow): number => limit.costOf(within(part, true));
    return cutTree(child, { ...limit, costOf }).map((part, index) => within(part, index === 0));
  }
  if (tree.type === 'paragraph' && tree.children.length > 1) {
    // Between its nodes, so that links and code stay what they are.
    const withNodes = (nodes: Inline[]): Flow => ({ ...tree, children: trimInline(nodes) });
    const nodes = tree.children.map((node) => withNodes([node]));
    return pack(
      nodes,
      (some) => withNodes(some.flatMap(({ position }) => tree.children[position] ?? [])),
      limit,
    );
  }
  if (tree.type === 'table') {
    return linesOf(tree).flatMap((line) =>
      limit.costOf(line) > limit.tokens ? cutTree(line, limit) : [line],
    );
  }
  return splitSentences(wordsOf(tree)).flatMap((sentence) => breakText(sentence.trim(), limit));
}

/** Where nothing is seen but a picture or a player, what it is called. */
const wordsOf = (tree: Flow): string =>
  textOf(tree) ||
  inlinesOf(tree)
    .map((node) => (node.type === 'image' ? node.alt : 'value' in node ? node.value : ''))
    .join(' ');

/** A row that is too long for a table goes out line by line; what is only repeated there does not. */
function linesOf({ caption, children }: Table): Flow[] {
  const lines: Inline[][] = [...caption];
  for (const cell of children.flatMap((row) => row.children)) {
    lines.push([]);
    for (const node of cell.children) {
      if (node.type === 'break') lines.push([]);
      else lines.at(-1)?.push(node);
    }
  }
  return lines
    .filter((line) => line.some(({ type }) => type !== 'label'))
    .map((line) => ({ type: 'paragraph', children: line }));
}

interface Held {
  child: Flow;
  /** What stands around it, in full for the first part and as labels for the others. */
  within(part: Flow, isFirst: boolean): Flow;
}

/** The block in a container that holds one, or one below its head. */
function lastChild(tree: Flow): Held | undefined {
  switch (tree.type) {
    case 'blockquote':
    case 'callout':
      return held(tree.children, (children) => ({ ...tree, children }));
    case 'details':
      return held(tree.children, (children, isFirst) => ({
        ...tree,
        summary: isFirst ? tree.summary : asLabel(tree.summary),
        children,
      }));
    case 'list':
      return heldByOne(tree.children, (item, children) => ({ ...tree, children: [{ ...item, children }] }));
    case 'footnotes':
      return heldByOne(tree.children, (note, children) => ({ ...tree, children: [{ ...note, children }] }));
    case 'definitionList':
      return heldByOne(tree.children, (one, children, isFirst) => ({
        ...tree,
        children: [{ ...one, terms: isFirst ? one.terms : one.terms.map(asLabel), children }],
      }));
    default:
      return undefined;
  }
}

function heldByOne<P extends { children: Flow[] }>(
  parts: P[],
  build: (part: P, children: Flow[], isFirst: boolean) => Flow,
): Held | undefined {
  const [part] = parts;
  if (!part || parts.length > 1) return undefined;
  return held(part.children, (children, isFirst) => build(part, children, isFirst));
}

function held(children: Flow[], build: (children: Flow[], isFirst: boolean) => Flow): Held | undefined {
  const [head, below] = children;
  if (!head || children.length > 2) return undefined;
  if (!below) return { child: head, within: (part, isFirst) => build([part], isFirst) };
  if (head.type !== 'paragraph') return undefined;
  const again: Flow = { ...head, children: asLabel(head.children) };
  return { child: below, within: (part, isFirst) => build([isFirst ? head : again, part], isFirst) };
}

function breakText(text: string, limit: Limit): Flow[] {
  if (text === '') return [];
  const whole: Flow = { type: 'paragraph', children: [{ type: 'text', value: text }] };
  if (limit.costOf(whole) <= limit.tokens || text.length <= SHORTEST_PIECE) return [whole];
  const middle = middleOf(text);
  return [...breakText(text.slice(0, middle).trim(), limit), ...breakText(text.slice(middle).trim(), limit)];
}

/** Between two words near the middle, if there are. */
function middleOf(text: string): number {
  const half = text.length >> 1;
  const space = text.indexOf(' ', half);
  if (space !== -1 && space < text.length - 1) return space;
  return breakPoint(text, { from: 0, to: half });
}
