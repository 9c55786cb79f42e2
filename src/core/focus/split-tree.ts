// Where a tree that is too long may be cut: rows of a table, items of a list, lines of code, sentences of a text, blocks of
// a container. What every part needs (a header, a title) is repeated as a label: it is no text of that part.

import type { Flow, Inline, Paragraph } from '../tree.ts';
import { splitInline, trimInline } from './split-inline.ts';

export interface SplitTree {
  /** Each stands alone as a tree of the same kind. */
  units: Flow[];
  /** A tree of the same kind from some of the units' positions, in order. */
  join(positions: readonly number[]): Flow;
}

export function splitTree(tree: Flow): SplitTree {
  switch (tree.type) {
    case 'paragraph':
    case 'heading': {
      const sentences = splitInline(tree.children);
      return split(sentences, (some) => ({ ...tree, children: trimInline(some.flat()) }));
    }
    case 'code':
      return split(tree.value.split('\n'), (some) => ({ ...tree, value: some.join('\n') }));
    case 'table': {
      const [header, ...rows] = tree.children;
      const label = header && {
        ...header,
        children: header.children.map((cell) => ({ ...cell, children: asLabel(cell.children) })),
      };
      return split(rows, (some, isStart) => ({
        ...tree,
        caption: isStart ? tree.caption : tree.caption.map(asLabel),
        children: [...(header && label ? [isStart ? header : label] : []), ...some],
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
      return split(tree.children, (children, isStart) => ({
        ...tree,
        summary: isStart ? tree.summary : asLabel(tree.summary),
        children,
      }));
    case 'figure':
      return split(tree.caption, (caption, isStart) => ({
        ...tree,
        children: isStart ? tree.children : [],
        caption,
      }));
    default:
      return { units: [tree], join: () => tree };
  }
}

/** Where a sentence alone is too long: between its nodes, so that links and code stay what they are. */
export const splitNodes = (tree: Paragraph): SplitTree =>
  split(tree.children, (some) => ({ ...tree, children: trimInline(some) }));

type Whole = Extract<Flow, { children: unknown[] }>;

const splitChildren = (tree: Whole): SplitTree =>
  split(tree.children as unknown[], (children) => ({ ...tree, children }) as Flow);

/** The first part of an item heads every part: a price without its title would belong to the card before. */
function splitItem(tree: Extract<Flow, { type: 'list' }>): SplitTree {
  const [item] = tree.children;
  const [head, ...others] = item?.children ?? [];
  if (!item || !head || others.length === 0) return { units: [tree], join: () => tree };
  const again: Flow = head.type === 'paragraph' ? { ...head, children: asLabel(head.children) } : head;
  return split(others, (some, isStart) => ({
    ...tree,
    children: [{ ...item, children: [isStart ? head : again, ...some] }],
  }));
}

export const asLabel = (children: Inline[]): Inline[] =>
  children.length === 0 ? [] : [{ type: 'label', children }];

function split<T>(parts: readonly T[], build: (some: T[], isStart: boolean) => Flow): SplitTree {
  const join = (positions: readonly number[]): Flow =>
    build(
      positions.flatMap((position) => (parts[position] === undefined ? [] : [parts[position] as T])),
      positions[0] === 0,
    );
  return { units: parts.map((_, position) => join([position])), join };
}
