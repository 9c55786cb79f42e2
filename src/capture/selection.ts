// Maps the ends of the person's selection on to nodes, so that the walk knows when it goes in and out.

import { childNodesOf, nodeTypeOf } from './live-dom.ts';

export interface Edges {
  /** The selection begins (or ends) before this node is entered. */
  before: Map<Node, number>;
  /** It begins (or ends) after the last child of this node. */
  after: Map<Node, number>;
  /** Selected parts of a text node, as the offsets where the selection changes: +1 begins, -1 ends. */
  within: Map<Node, { offset: number; change: number }[]>;
}

export const newEdges = (): Edges => ({ before: new Map(), after: new Map(), within: new Map() });

export function addSelection(edges: Edges, scope: Document | ShadowRoot): void {
  const selection = selectionOf(scope);
  if (!selection) return;
  for (let index = 0; index < selection.rangeCount; index += 1) {
    const range = selection.getRangeAt(index);
    if (range.collapsed) continue;
    addEdge(edges, { node: range.startContainer, offset: range.startOffset, change: 1 });
    addEdge(edges, { node: range.endContainer, offset: range.endOffset, change: -1 });
  }
}

function selectionOf(scope: Document | ShadowRoot): Selection | null | undefined {
  if (nodeTypeOf(scope) === Node.DOCUMENT_NODE) return Document.prototype.getSelection.call(scope);
  // Chromium alone has `getSelection` on shadow roots.
  return (ShadowRoot.prototype as { getSelection?: () => Selection | null }).getSelection?.call(scope);
}

function addEdge(
  edges: Edges,
  { node, offset, change }: { node: Node; offset: number; change: number },
): void {
  if (nodeTypeOf(node) === Node.TEXT_NODE) {
    edges.within.set(node, [...(edges.within.get(node) ?? []), { offset, change }]);
    return;
  }
  const child = childNodesOf(node)[offset];
  if (child) edges.before.set(child, (edges.before.get(child) ?? 0) + change);
  else edges.after.set(node, (edges.after.get(node) ?? 0) + change);
}

/** Where a text node is to be split, and whether the selection covers each part. */
export function partsOf(node: Node, text: string, { edges, level: before }: SelectionState): TextPart[] {
  const changes = edges.within.get(node)?.toSorted((a, b) => a.offset - b.offset);
  if (!changes) return [{ text, selected: before > 0 }];
  const parts: TextPart[] = [];
  let level = before;
  let start = 0;
  for (const { offset, change } of [...changes, { offset: text.length, change: 0 }]) {
    if (offset > start) parts.push({ text: text.slice(start, offset), selected: level > 0 });
    start = Math.max(start, offset);
    level += change;
  }
  return parts;
}

export interface SelectionState {
  edges: Edges;
  /** Open selections at this point. */
  level: number;
}

interface TextPart {
  text: string;
  selected: boolean;
}
