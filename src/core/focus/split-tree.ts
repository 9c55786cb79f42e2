// Where a tree that is too long may be cut: rows of a table, items of a list, lines of code, sentences of a text, blocks of
// a container. What every part needs (a header, a title) is repeated as a label: it is no text of that part.

import type { Flow, Heading, Inline, List, Paragraph, Table } from '../tree.ts';
import { splitInline, trimInline } from './split-inline.ts';

export interface Unit {
  /** Place among the units of the whole. */
  position: number;
  tree: Flow;
}

/** Stands between lines of code that were apart. */
const CUT_LINE = '…';

/** Each stands alone as a tree of the same kind; one unit is the tree itself. */
export function splitTree(tree: Flow): Flow[] {
  switch (tree.type) {
    case 'paragraph':
    case 'heading':
      return unitsOf(tree, sentencesOf(tree), (children) => ({ children: trimInline(children) }));
    case 'code':
      return unitsOf(tree, tree.value.split('\n'), (value) => ({ value }));
    case 'table': {
      const [header, ...rows] = tree.children;
      const cells = header?.children.map((cell) =>
        Object.assign({}, cell, { children: asLabel(cell.children) }),
      );
      const label = header && cells ? [{ ...header, children: cells }] : [];
      return unitsOf(tree, rows, (row, isFirst) => ({
        caption: isFirst ? tree.caption : tree.caption.map(asLabel),
        children: [...(isFirst && header ? [header] : label), row],
      }));
    }
    case 'list':
      return tree.children.length === 1 ? splitItem(tree) : splitChildren(tree);
    case 'blockquote':
    case 'callout':
    case 'footnotes':
    case 'definitionList':
      return splitChildren(tree);
    case 'details':
      return unitsOf(tree, tree.children, (child, isFirst) => ({
        summary: isFirst ? tree.summary : asLabel(tree.summary),
        children: [child],
      }));
    case 'figure':
      return unitsOf(tree, tree.caption, (line, isFirst) => ({
        children: isFirst ? tree.children : [],
        caption: [line],
      }));
    default:
      return [tree];
  }
}

/** Some units of a tree, in their order, as one tree; none gives its frame. */
export function joinUnits(whole: Flow, units: readonly Unit[]): Flow {
  const [first] = units;
  const frame = first?.tree ?? whole;
  switch (frame.type) {
    case 'code':
      return { ...frame, value: joinLines(units) };
    case 'table': {
      const header = frame.children.slice(0, 1);
      return { ...frame, children: [...header, ...units.flatMap(({ tree }) => rowsOf(tree))] };
    }
    case 'figure':
      return { ...frame, caption: units.flatMap(({ tree }) => (tree.type === 'figure' ? tree.caption : [])) };
    case 'paragraph':
    case 'heading':
      return { ...frame, children: joinSentences(whole, units) };
    case 'list':
      if (whole.type === 'list' && whole.children.length === 1 && first)
        return { ...frame, children: [joinItem(units.map(({ tree }) => tree))] } as Flow;
  }
  if (!('children' in frame)) return frame;
  return {
    ...frame,
    children: units.flatMap(({ tree }) => ('children' in tree ? (tree.children as unknown[]) : [])),
  } as Flow;
}

const rowsOf = (tree: Flow): Table['children'] => (tree.type === 'table' ? tree.children.slice(1) : []);

function joinLines(units: readonly Unit[]): string {
  const lines: string[] = [];
  let next = units[0]?.position ?? 0;
  for (const { position, tree } of units) {
    if (position !== next) lines.push(CUT_LINE);
    lines.push(tree.type === 'code' ? tree.value : '');
    next = position + 1;
  }
  return lines.join('\n');
}

/** With the white space that stands between them. */
function joinSentences(whole: Flow, units: readonly Unit[]): Inline[] {
  const sentences = whole.type === 'paragraph' || whole.type === 'heading' ? sentencesOf(whole) : [];
  return trimInline(units.flatMap(({ position }) => sentences[position] ?? []));
}

/** A paragraph of thousands of links is cut once, however many parts are joined of it. */
const known = new WeakMap<Flow, Inline[][]>();

function sentencesOf(tree: Paragraph | Heading): Inline[][] {
  let sentences = known.get(tree);
  if (!sentences) known.set(tree, (sentences = splitInline(tree.children)));
  return sentences;
}

/** One head above all that stands below it. */
function joinItem(trees: Flow[]): List['children'][number] {
  const items = trees.flatMap((tree) => (tree.type === 'list' ? tree.children : []));
  const [first, ...others] = items as [List['children'][number], ...List['children']];
  return { ...first, children: [...first.children, ...others.flatMap(({ children }) => children.slice(1))] };
}

type Whole = Extract<Flow, { children: unknown[] }>;

function unitsOf<T>(tree: Flow, parts: readonly T[], build: (part: T, isFirst: boolean) => object): Flow[] {
  if (parts.length <= 1) return [tree];
  return parts.map((part, position) => Object.assign({}, tree, build(part, position === 0)));
}

const splitChildren = (tree: Whole): Flow[] =>
  unitsOf(tree, tree.children as unknown[], (child) => ({ children: [child] }));

/** The first part of an item heads every part: a price without its title would belong to the card before. */
function splitItem(tree: List): Flow[] {
  const [item] = tree.children;
  const [head, ...others] = item?.children ?? [];
  if (!item || !head || others.length === 0) return [tree];
  const again: Flow = head.type === 'paragraph' ? { ...head, children: asLabel(head.children) } : head;
  return others.map((other, position) =>
    Object.assign({}, tree, {
      children: [{ ...item, children: [position === 0 ? head : again, other] }],
    }),
  );
}

export const asLabel = (children: Inline[]): Inline[] =>
  children.length === 0 ? [] : [{ type: 'label', children }];
