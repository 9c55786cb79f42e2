import type { Inline } from '../../tree.ts';

/** Paragraphs as one line: breaks become spaces, also those inside of marks. */
export const oneLine = (paragraphs: Inline[][]): Inline[] =>
  joinRuns(paragraphs, [{ type: 'break' }]).map(withoutBreaks);

function withoutBreaks(node: Inline): Inline {
  if (node.type === 'break') return { type: 'text', value: ' ' };
  return 'children' in node ? { ...node, children: node.children.map(withoutBreaks) } : node;
}

/** Runs in a row, with something between them. */
export const joinRuns = (runs: readonly Inline[][], between: readonly Inline[]): Inline[] =>
  runs.flatMap((run, index) => (index === 0 ? run : between.concat(run)));

/** A line in bold; emphasis of its own inside goes. */
export const boldLine = (nodes: Inline[]): Inline[] => [{ type: 'strong', children: nodes.flatMap(plain) }];

function plain(node: Inline): Inline[] {
  if (node.type === 'strong' || node.type === 'emphasis') return node.children.flatMap(plain);
  return 'children' in node ? [{ ...node, children: node.children.flatMap(plain) }] : [node];
}
