// The images and links of the kept blocks, each address once.

import type { Block } from '../block.ts';
import { SIZE } from '../dom/marks.ts';
import type { Page } from '../page.ts';
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

// What the elements of pictures and links tell beside their address: size and relation.
/** Sizes in CSS pixels, as shown or as the page says; the picture by which the page is shared first. */
export function describeImages(images: ImageReference[], page: Page): ImageReference[] {
  const elements = byAddress(page.document.body.querySelectorAll('img[src]'), 'src');
  const described = images.map((image) => {
    const element = elements.get(image.url);
    const [width, height] = element?.getAttribute(SIZE)?.split('x') ?? [
      element?.getAttribute('width'),
      element?.getAttribute('height'),
    ];
    return { ...image, ...sizeOf(width, height) };
  });
  const { value: url, source } = page.metadata.image ?? {};
  if (url === undefined || elements.has(url)) return described;
  const tag = (name: string): string | undefined =>
    source === 'open-graph' ? page.rawMetadata[`og:image:${name}`]?.[0] : undefined;
  return [{ url, alt: tag('alt') ?? '', caption: '', ...sizeOf(tag('width'), tag('height')) }, ...described];
}

function sizeOf(...lengths: (string | null | undefined)[]): Pick<ImageReference, 'width' | 'height'> {
  const [width, height] = lengths.map((length) => Math.round(Number(length?.replace(/px$/, ''))));
  return width && height ? { width, height } : {};
}

export function describeLinks(links: LinkReference[], page: Page): LinkReference[] {
  const elements = byAddress(page.document.body.querySelectorAll('a[href][rel]'), 'href');
  return links.map((link) => {
    const rel = elements.get(link.url)?.getAttribute('rel');
    return rel ? { ...link, rel } : link;
  });
}

/** The first of each. */
const byAddress = (elements: NodeListOf<Element>, attribute: string): Map<string | null, Element> =>
  new Map([...elements].toReversed().map((element) => [element.getAttribute(attribute), element]));
