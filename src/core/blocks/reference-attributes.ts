// What the elements of pictures and links tell beside their address: size and relation.

import { SIZE } from '../dom/marks.ts';
import type { Page } from '../page.ts';
import type { ImageReference, LinkReference } from '../types.ts';

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
