import type { Draft } from '../../block.ts';
import { nodesIn } from '../../dom/edit-tree.ts';
import { isLeftOut } from '../../dom/vocabulary.ts';
import type { Inline } from '../../tree.ts';
import type { Shown } from '../inline/inline-reader.ts';
import { followable, isOrnament, readImage } from '../inline/read-image.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

const THROUGH = new Set(['a', 'picture', 'span', 'div', 'figure', 'b', 'strong', 'em', 'i', 'center', 'p']);
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i;

interface Picture {
  image: Element;
  /** Where a link around it leads. */
  link: string | undefined;
  /** Its paragraphs. */
  caption: Inline[][];
}

/** Images that stand by themselves, with nothing else in the run; nothing when there is more. */
export function imageAlone(nodes: Node[], shown: Shown): Draft[] | undefined {
  const pictures: Picture[] = [];
  if (!collect(nodes, undefined) || pictures.length === 0) return undefined;
  return pictures.flatMap((picture) => readPicture(picture, shown));

  function collect(children: Node[], link: string | undefined): boolean {
    for (const node of children) {
      if (node.nodeType === node.TEXT_NODE) {
        if ((node.nodeValue ?? '').trim() !== '') return false;
      } else if (node.nodeType === node.ELEMENT_NODE) {
        const element = node as Element;
        if (isLeftOut(element) || element.localName === 'source' || element.localName === 'br') continue;
        if (element.localName === 'img') pictures.push({ image: element, link, caption: [] });
        else if (!THROUGH.has(element.localName)) return false;
        else if (
          !collect(
            nodesIn(element),
            element.localName === 'a' ? (element.getAttribute('href') ?? undefined) : link,
          )
        )
          return false;
      }
    }
    return true;
  }
}

/** A link to the image's own file says nothing more. */
export function readPicture({ image, link, caption }: Picture, shown: Shown): Draft[] {
  const { url, alt } = readImage(image);
  const text = caption.map(inlineText).join('\n');
  if (alt === '' && text === '' && (url === '' || isOrnament(url, shown))) return [];
  if (url !== '') shown.add(url);
  const shownAlt = alt === text ? '' : alt;
  const picture: Inline[] = url === '' && shownAlt === '' ? [] : [{ type: 'image', url, alt: shownAlt }];
  const target = followable(link);
  const leads = picture.length > 0 && target !== undefined && target !== url && !IMAGE_FILE.test(target);
  const children: Inline[] = leads ? [{ type: 'link', url: target, children: picture }] : picture;
  return [
    {
      type: 'image',
      url,
      alt,
      caption: text,
      tree: {
        type: 'figure',
        children,
        caption,
      },
    },
  ];
}

// A figure with one picture is an image with its caption; any other figure is read through, its caption with it.
export const readFigure: BlockReader = (element, reader) => {
  const caption = [...element.querySelectorAll('figcaption')].find(
    (one) => one.closest('figure') === element,
  );
  const images = [...element.querySelectorAll('img')].filter((image) => !caption?.contains(image));
  const [image] = images;
  const outside = nodesIn(element).filter((node) => node !== caption);
  if (!image || images.length > 1 || !imageAlone(outside, new Set())) return reader.blocks(nodesIn(element));
  const paragraphs = caption ? reader.paragraphs(nodesIn(caption)) : [];
  const link = image.closest('a')?.getAttribute('href') ?? undefined;
  return readPicture({ image, link, caption: paragraphs }, reader.shown);
};
