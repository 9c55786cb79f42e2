// Marks the endpoints of an API reference, where they stand: code whose first line is a method and a path.

import type { Block } from '../../core/block.ts';
import type { Plugin } from './plugin.ts';

/** RFC 9110, section 9.3, and PATCH (RFC 5789). */
const ENDPOINT = /^\s*(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+((?:https?:\/\/[^\s/]+)?\/\S*)/;

export const apiReference: Plugin = {
  name: 'api-reference',
  transform: (blocks) => blocks.flatMap((block) => [...labelOf(block), block]),
};

function labelOf(block: Block): Block[] {
  const [, method = '', path = ''] = (block.tree.type === 'code' && ENDPOINT.exec(block.tree.value)) || [];
  if (method === '') return [];
  const label = { type: 'strong', children: [{ type: 'text', value: 'Endpoint:' }] } as const;
  const tree = {
    type: 'paragraph',
    children: [
      { ...label, children: [...label.children] },
      { type: 'text', value: ' ' },
      { type: 'inlineCode', value: `${method} ${path}` },
    ],
  } satisfies Block['tree'];
  return [{ id: `${block.id}-endpoint`, path: block.path, tokens: 0, type: 'paragraph', tree }];
}
