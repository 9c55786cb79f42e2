import { nodesIn } from '../../dom/child-nodes.ts';
import type { BlockReader } from '../reader.ts';

export const readQuote: BlockReader = (element, reader) => {
  const children = reader.flow(nodesIn(element));
  return children.length === 0 ? [] : [{ type: 'quote', tree: { type: 'blockquote', children } }];
};
