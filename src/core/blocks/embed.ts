// A video, a frame or another player becomes a link with its title.

import { foldSpace } from '../dom/words.ts';
import { escapeText, findPairing } from '../output/markdown/escape-text.ts';
import { linkEnd, writtenAddress } from '../output/markdown/link.ts';
import type { BlockReader } from './reader.ts';

export const readEmbed: BlockReader = (element, reader) => {
  const source =
    element.getAttribute('src') ?? element.querySelector('source[src]')?.getAttribute('src') ?? null;
  const url = writtenAddress(source);
  if (url === undefined) return [];
  const title = foldSpace(element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '');
  const label = title || new URL(url).hostname || element.localName;
  const pairing = findPairing([{ kind: 'text', value: label }]);
  const text = escapeText(label, pairing, { before: '[', after: ']', inLink: true });
  reader.found.links.push({ url, text: '' });
  return [{ type: 'embed', url, title, markdown: `[${text}${linkEnd(url)}`, text: '' }];
};
