import type { Flow, Inline, FlowPart } from '../tree.ts';

/** What the fields of a node may hold, whatever its type. */
interface Fields {
  type: string;
  children?: (Flow | FlowPart | Inline)[];
  summary?: Inline[];
  terms?: Inline[][];
  caption?: Inline[][];
}

const HOLDS_INLINE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'figure']);
/** A row keeps its columns. */
const STAYS_EMPTY: ReadonlySet<string> = new Set(['tableRow', 'tableCell', 'details', 'definition']);

/** A tree whose runs of inline nodes are replaced; undefined where nothing is left of it. */
export function mapTree<N extends Flow | FlowPart>(
  node: N,
  replace: (run: Inline[]) => Inline[],
): N | undefined {
  const { type, children, summary, terms, caption }: Fields = node;
  if (!children) return node;
  const kept = HOLDS_INLINE.has(type)
    ? replace(children as Inline[])
    : (children as Flow[]).flatMap((child) => mapTree(child, replace) ?? []);
  const captions = caption?.map(replace).filter((line) => line.length > 0);
  if (kept.length + (captions?.length ?? 0) === 0 && !STAYS_EMPTY.has(type)) return undefined;
  return {
    ...node,
    children: kept,
    ...(summary && { summary: replace(summary) }),
    ...(terms && { terms: terms.map(replace) }),
    ...(captions && { caption: captions }),
  };
}

/** Every inline node of a tree, outer ones first. */
export function inlinesOf(tree: Flow): Inline[] {
  const found: Inline[] = [];
  const collect = (run: Inline[]): Inline[] => {
    for (const node of run) {
      found.push(node);
      if ('children' in node) collect(node.children);
    }
    return run;
  };
  mapTree(tree, collect);
  return found;
}
