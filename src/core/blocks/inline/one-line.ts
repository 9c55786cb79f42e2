import type { Inline } from '../../tree.ts';
import { joinRuns } from './join-runs.ts';

/** Paragraphs as one line: breaks become spaces, also those inside of marks. */
export const oneLine = (paragraphs: Inline[][]): Inline[] =>
  joinRuns(paragraphs, [{ type: 'break' }]).map(withoutBreaks);

function withoutBreaks(node: Inline): Inline {
  if (node.type === 'break') return { type: 'text', value: ' ' };
  return 'children' in node ? { ...node, children: node.children.map(withoutBreaks) } : node;
}
