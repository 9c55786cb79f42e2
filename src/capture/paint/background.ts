// The possible colours of the background of a box: its colour, and the pictures upon it from the lowest to the uppermost.

import { type Color, GROUNDS, NOTHING, PLAIN, blended, distinct, parseColor } from './color.ts';
import { colorsOfPicture, picturesIn } from './picture-colors.ts';
import type { Visit } from '../walk/visit.ts';

/** More than these show letters of any colour. */
const MOST_COLORS = 4;
/** A picture of no width or height, or of a few pixels that is not repeated. */
const NO_SIZE = /(?:^| )0(?:px|%)/;
const SMALL = /(?:^| )\d(?:\.\d+)?(?:px|%)/;
const FULL = /^(?:cover|100% 100%)$/;

/** A background that is cut to the letters is what they are painted with: it counts only where `letters` are asked for. */
export function backgroundOf(style: CSSStyleDeclaration, letters = false): readonly Color[] {
  const { backgroundColor, backgroundImage } = style;
  if (backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)') return NOTHING;
  if (style.visibility !== 'visible' || style.backgroundClip.includes('text') !== letters) return NOTHING;
  const color = parseColor(backgroundColor);
  const colors = color ? [color] : GROUNDS;
  return backgroundImage === 'none' ? colors : withPictures(style, colors);
}

function withPictures(style: CSSStyleDeclaration, ground: readonly Color[]): readonly Color[] {
  const pictures = picturesIn(style.backgroundImage);
  // Of a kind that is not known, such as `paint()`.
  if (pictures.length === 0) return GROUNDS;
  const of = (list: string, index: number) => list.split(', ').at(index % list.split(', ').length)!;
  return pictures.reduceRight<readonly Color[]>((below, picture, index) => {
    const size = of(style.backgroundSize, index);
    const isRepeated = of(style.backgroundRepeat, index) !== 'no-repeat';
    if ((isRepeated ? NO_SIZE : SMALL).test(size)) return below;
    const isFull = isRepeated || FULL.test(size) || (size === 'auto' && picture.startsWith('g'));
    const coated = coats(colorsOfPicture(picture), below, of(style.backgroundBlendMode, index));
    return isFull ? coated : coated.concat(below);
  }, ground);
}

/** Nothing behind it shows. */
export const isSolid = ({ style, display }: Visit): boolean =>
  style !== null && display !== 'contents' && backgroundOf(style).every(({ alpha }) => alpha === 1);

/** Each of one layer over each of the layer below. */
export const coats = (above: readonly Color[], below: readonly Color[], mixBlendMode = 'normal'): Color[] =>
  distinct(
    below.flatMap((ground) => above.map((color) => blended(color, ground, { ...PLAIN, mixBlendMode }))),
  ).slice(0, MOST_COLORS);
