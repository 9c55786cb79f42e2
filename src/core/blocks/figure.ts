// A figure with one picture is an image with its caption; any other figure is read through, its caption with it.

import { nodesIn } from '../dom/child-nodes.ts';
import { imageAlone, imageDraft } from './image.ts';
import type { BlockReader } from './reader.ts';

export const readFigure: BlockReader = (element, reader) => {
  const caption = [...element.querySelectorAll('figcaption')].find(
    (one) => one.closest('figure') === element,
  );
  const images = [...element.querySelectorAll('img')].filter((image) => !caption?.contains(image));
  const [image] = images;
  const outside = nodesIn(element).filter((node) => node !== caption);
  if (
    image &&
    images.length === 1 &&
    imageAlone(outside, { ...reader, found: { images: [], links: [], shown: new Set() } })
  ) {
    const paragraphs = caption ? reader.paragraphs(nodesIn(caption), 'paragraph') : [];
    const link = image.closest('a')?.getAttribute('href') ?? undefined;
    return imageDraft(
      image,
      {
        link,
        caption: {
          markdown: paragraphs.map((one) => one.markdown).join('\n\n'),
          text: paragraphs.map((one) => one.text).join('\n'),
        },
      },
      reader,
    );
  }
  return reader.blocks(nodesIn(element));
};
