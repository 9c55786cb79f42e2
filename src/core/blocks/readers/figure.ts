// A figure with one picture is an image with its caption; any other figure is read through, its caption with it.

import { nodesIn } from '../../dom/child-nodes.ts';
import { imageAlone, readPicture } from './image.ts';
import type { BlockReader } from '../reader.ts';

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
