// A video, a frame or another player becomes a link with its title.

import { foldSpace } from '../../dom/words.ts';
import { followable } from '../inline/read-image.ts';
import type { BlockReader } from '../reader.ts';

export const readEmbed: BlockReader = (element) => {
  const url = followable(
    element.getAttribute('src') ?? element.querySelector('source[src]')?.getAttribute('src'),
  );
  if (url === undefined) return [];
  const title = foldSpace(element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '');
  const value = title || new URL(url).hostname || element.localName;
  const link = { type: 'link', url, children: [{ type: 'text', value }] } as const;
  return [
    {
      type: 'embed',
      url,
      title,
      tree: {
        type: 'paragraph',
        children: [{ type: 'label', children: [{ ...link, children: [...link.children] }] }],
      },
    },
  ];
};
