// Maps the ends of the person's selection on to nodes, so that the walk knows when it goes in and out.

import {
  activeElementOf,
  bodyOf,
  childNodesOf,
  firstChildOf,
  nextSiblingOf,
  nodeTypeOf,
  parentNodeOf,
  rootOf,
  shadowHostOf,
  tagOf,
  TEXT_NODE,
} from '../walk/live-dom.ts';
import { readableFrame } from '../frames/frames.ts';
import { selectedRanges } from './selected-ranges.ts';

interface Edge {
  offset: number;
  /** +1 where the selection begins, -1 where it ends. */
  change: number;
  passed: boolean;
}

export interface Edges {
  /** The selection begins (or ends) before this node is entered. */
  before: Map<Node, Edge[]>;
  /** It begins (or ends) after the last child of this node. */
  after: Map<Node, Edge[]>;
  /** Selected parts of a text node, as the offsets where the selection changes. */
  within: Map<Node, Edge[]>;
  /** Ends somewhere inside this node: one that the walk never met (it is not shown) counts when the node is left. */
  inside: Map<Node, Edge[]>;
  /** The one document whose selection counts; null when each counts. */
  only: Document | null;
  /** The whole of one element is selected, and nothing else. */
  isElement: boolean;
}

export const newEdges = (live: Document): Edges => ({
  before: new Map(),
  after: new Map(),
  within: new Map(),
  inside: new Map(),
  only: documentInUse(live),
  isElement: false,
});

/** As if the person had selected this element from end to end. */
export function edgesOf(element: Element): Edges {
  const edges: Edges = {
    before: new Map(),
    after: new Map(),
    within: new Map(),
    inside: new Map(),
    only: null,
    isElement: true,
  };
  const isBody = element === bodyOf(element.ownerDocument);
  const first = isBody ? firstChildOf(element) : element;
  if (first) put(edges.before, first, { offset: 0, change: 1, passed: false });
  // Leaves are not walked: there the end is met with what comes next.
  const end = { offset: 0, change: -1, passed: false };
  put(edges.after, element, end);
  const next = nextSiblingOf(element);
  if (next) put(edges.before, next, end);
  for (let at = parentNodeOf(element); at; at = shadowHostOf(at) ?? parentNodeOf(at))
    put(edges.inside, at, end);
  return edges;
}

/** Every frame has a selection of its own and keeps it; the person means the one in the document that has the focus. */
function documentInUse(live: Document): Document | null {
  let used = live;
  for (let frame = activeElementOf(used); frame; frame = activeElementOf(used)) {
    const inner = readableFrame(frame);
    if (!inner) break;
    used = inner;
  }
  return used === live || hasSelection(used) ? used : null;
}

const hasSelection = (live: Document): boolean =>
  selectedRanges(live).some((range) => !range.collapsed) || isFieldInUse(live);

/** The selection inside a text field leaves that of its document as it was. */
function isFieldInUse(live: Document): boolean {
  const field = activeElementOf(live) as HTMLTextAreaElement | null;
  if (!field || (tagOf(field) !== 'textarea' && tagOf(field) !== 'input')) return false;
  return field.selectionStart !== null && field.selectionStart !== field.selectionEnd;
}

export function addSelection(edges: Edges, scope: Document | ShadowRoot): void {
  if (edges.isElement) return;
  const live = nodeTypeOf(scope) === Node.DOCUMENT_NODE ? (scope as Document) : scope.ownerDocument!;
  if ((edges.only && edges.only !== live && hasSelection(edges.only)) || isFieldInUse(live)) return;
  for (const range of selectedRanges(scope)) {
    if (range.collapsed) continue;
    addEdge(edges, { node: range.startContainer, offset: range.startOffset, change: 1 });
    addEdge(edges, { node: range.endContainer, offset: range.endOffset, change: -1 });
  }
}

function addEdge(
  edges: Edges,
  { node, offset, change }: { node: Node; offset: number; change: number },
): void {
  const edge: Edge = { offset, change, passed: false };
  const type = nodeTypeOf(node);
  if (type === TEXT_NODE) put(edges.within, node, edge);
  else {
    const child = childNodesOf(node)[offset];
    if (child) put(edges.before, child, edge);
    else if (type === Node.DOCUMENT_NODE) put(edges.after, rootOf(node)!, edge);
    else put(edges.after, shadowHostOf(node) ?? node, edge);
  }
  for (let at: Node | null = node; at; at = shadowHostOf(at) ?? parentNodeOf(at)) put(edges.inside, at, edge);
}

function put(map: Map<Node, Edge[]>, node: Node, edge: Edge): void {
  const known = map.get(node);
  if (known) known.push(edge);
  else map.set(node, [edge]);
}

/** What passing these ends changes; each counts once. */
export function pass(edges: Edge[] | undefined): number {
  let change = 0;
  for (const edge of edges ?? []) {
    if (!edge.passed) change += edge.change;
    edge.passed = true;
  }
  return change;
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
