// The images and links of the kept blocks, each address once.

import type { Block } from '../block.ts';
import type { ImageReference, LinkReference } from '../types.ts';
import type { InlineContext } from './inline/read-inline.ts';

export function listImages(found: InlineContext['found'], blocks: Block[]): ImageReference[] {
  const captions = new Map(
    blocks.flatMap((block) => (block.type === 'image' ? [[block.url, block.caption]] : [])),
  );
  return once(found.images).map(({ url, alt }) => ({ url, alt, caption: captions.get(url) ?? '' }));
}

export function listLinks(found: InlineContext['found'], pageUrl: string): LinkReference[] {
  const host = hostOf(pageUrl);
  // A card links its picture and its title; the title is the link's text.
  const texts = new Map(
    once(found.links.filter(({ text }) => text !== '')).map(({ url, text }) => [url, text]),
  );
  return once(found.links).map(({ url }) => ({
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
