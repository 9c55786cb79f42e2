// A block in as many parts as a ceiling of tokens asks for: cut between its units, else inside of them.

import type { Block } from '../block.ts';
import type { Flow, Inline, TableCell } from '../tree.ts';
import { textOf } from '../blocks/text-of.ts';
import { weigh } from '../output/markdown/weigh.ts';
import { breakPoint } from './break-point.ts';
import { splitSentences } from './split-sentences.ts';
import { type SplitTree, splitNodes, splitTree } from './split-tree.ts';

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
  const split = splitTree(tree);
  return split.units.length > 1 ? pack(split, limit) : cutInside(tree, limit);
}

function pack({ units, join }: SplitTree, limit: Limit): Flow[] {
  const frame = limit.costOf(join([]));
  const parts: Flow[] = [];
  let open: number[] = [];
  let used = frame;
  const close = (): void => {
    if (open.length > 0) parts.push(join(open));
    open = [];
    used = frame;
  };
  units.forEach((unit, position) => {
    const cost = limit.costOf(unit);
    // A unit counted apart from its neighbours may cost one token less: white space joins what follows it.
    const size = Math.max(0, cost - frame) + 1;
    if (used + size > limit.tokens) close();
    if (cost > limit.tokens) parts.push(...cutTree(unit, limit));
    else {
      open.push(position);
      used += size;
    }
  });
  close();
  return parts;
}

/** One unit that is too long: what it holds is cut in its place, and at last its text goes out as it is. */
function cutInside(tree: Flow, limit: Limit): Flow[] {
  const held = onlyChild(tree);
  if (held) {
    const { child, within } = held;
    return cutTree(child, { ...limit, costOf: (part) => limit.costOf(within(part)) }).map(within);
  }
  if (tree.type === 'paragraph' && tree.children.length > 1) return pack(splitNodes(tree), limit);
  if (tree.type === 'table') {
    const paragraphs = linesOfRow(tree.children.at(-1)?.children ?? []);
    return paragraphs.flatMap((line) => (limit.costOf(line) > limit.tokens ? cutTree(line, limit) : [line]));
  }
  return splitSentences(textOf(tree)).flatMap((sentence) => breakText(sentence.trim(), limit));
}

/** A row that is too long for a table goes out line by line. */
function linesOfRow(cells: TableCell[]): Flow[] {
  const lines: Inline[][] = [];
  for (const { children } of cells) {
    lines.push([]);
    for (const node of children) {
      if (node.type === 'break') lines.push([]);
      else lines.at(-1)?.push(node);
    }
  }
  return lines.filter((line) => line.length > 0).map((children) => ({ type: 'paragraph', children }));
}

function onlyChild(tree: Flow): { child: Flow; within(child: Flow): Flow } | undefined {
  if (tree.type === 'blockquote' || tree.type === 'callout') {
    const [child] = tree.children;
    return child && { child, within: (part) => ({ ...tree, children: [part] }) };
  }
  const [item] = tree.type === 'list' ? tree.children : [];
  const [child] = item?.children ?? [];
  if (tree.type !== 'list' || !item || !child || item.children.length > 1) return undefined;
  return { child, within: (part) => ({ ...tree, children: [{ ...item, children: [part] }] }) };
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
