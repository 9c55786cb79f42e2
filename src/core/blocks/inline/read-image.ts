import { foldSpace } from '../../dom/words.ts';
import { followable } from './followable.ts';
import type { Shown } from './inline-reader.ts';

/** Address and alternative text; inline data has no address. */
export const readImage = (element: Element): { url: string; alt: string } => ({
  url: followable(element.getAttribute('src')) ?? '',
  alt: foldSpace(element.getAttribute('alt') ?? ''),
});

const DRAWING = /\.svg(?:[?#]|$)/i;

/** Without words, a drawing is an icon, and a picture that was shown before is one too. */
export const isOrnament = (url: string, shown: Shown): boolean => DRAWING.test(url) || shown.has(url);
