// The images and links of the kept blocks, each address once.

import type { Block } from '../block.ts';
import type { ImageReference, LinkReference } from '../types.ts';
import { inlinesOf } from './map-tree.ts';
import { inlineText } from './text-of.ts';

export function listImages(blocks: Block[]): ImageReference[] {
  return once(
    blocks.flatMap((block) => {
      const known = block.type === 'image' ? block : undefined;
      return inlinesOf(block.tree).flatMap((node) =>
        node.type === 'image' && node.url !== ''
          ? [{ url: node.url, alt: known?.alt ?? node.alt, caption: known?.caption ?? '' }]
          : [],
      );
    }),
  );
}

export function listLinks(blocks: Block[], pageUrl: string): LinkReference[] {
  const host = hostOf(pageUrl);
  const links = blocks.flatMap(({ tree }) =>
    inlinesOf(tree).flatMap((node) =>
      node.type === 'link' ? [{ url: node.url, text: inlineText(node.children).replace(/\s+/g, ' ') }] : [],
    ),
  );
  // A card links its picture and its title; the title is the link's text.
  const texts = new Map(once(links.filter(({ text }) => text !== '')).map(({ url, text }) => [url, text]));
  return once(links).map(({ url }) => ({
    url,
    text: texts.get(url) ?? '',
    internal: hostOf(url) === host,
  }));
}

const once = <T extends { url: string }>(references: T[]): T[] =>
  [...new Map(references.toReversed().map((reference) => [reference.url, reference])).values()].toReversed();

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
