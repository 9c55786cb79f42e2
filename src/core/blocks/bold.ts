import type { Inline } from '../tree.ts';

/** A line in bold; emphasis of its own inside goes. */
export const boldLine = (nodes: Inline[]): Inline[] => [{ type: 'strong', children: nodes.flatMap(plain) }];

function plain(node: Inline): Inline[] {
  if (node.type === 'strong' || node.type === 'emphasis') return node.children.flatMap(plain);
  return 'children' in node ? [{ ...node, children: node.children.flatMap(plain) }] : [node];
}
