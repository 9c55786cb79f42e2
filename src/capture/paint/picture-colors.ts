// The colours of a picture: those of a gradient are written, those of a picture whose pixels may be read are measured,
// any other may have all.

import { CLEAR, type Color, NOTHING, UNKNOWN, distinct, painted, parseColor } from './color.ts';
import { currentSourceOf, naturalWidthOf } from '../walk/live-dom.ts';

const COLORS = /(?:color|hsla?|hwb|lab|lch|oklab|oklch|rgba?)\([^()]*\)/g;
/** Gradients and addresses in the value of a property. */
const PICTURES = /url\("(?:[^"\\]|\\.)*"\)|gradient\((?:[^()]|\([^()]*\))*\)/g;
const DATA = /^url\("(data:.*)"\)$/s;
/** What is measured for one page; any picture beyond is none. */
const MOST_PICTURES = 500;
const MOST_PIXELS = 3e7;

export const colorsIn = (value: string): string[] => value.match(COLORS) ?? [];

/** The pictures in a list of them, the uppermost first. */
export const picturesIn = (value: string): string[] => value.match(PICTURES) ?? [];

const measured = new Map<string, readonly Color[]>();

/** The possible colours of a gradient or an address. */
export function colorsOfPicture(picture: string): readonly Color[] {
  if (picture.startsWith('gradient'))
    return distinct(colorsIn(picture).map((color) => parseColor(color) ?? CLEAR));
  const data = DATA.exec(picture)?.[1];
  if (!data) return UNKNOWN;
  let colors = measured.get(data);
  if (!colors) {
    if (measured.size >= MOST_PICTURES) return NOTHING;
    const image = new Image();
    image.src = data;
    // What the page shows is there at once, but in Firefox.
    const isKnown = image.complete || !CSS.supports('-moz-appearance', 'none');
    measured.set(data, (colors = isKnown ? colorsOfImage(image) : UNKNOWN));
  }
  return colors;
}

let pixels = MOST_PIXELS;

/** Nothing of one that is not loaded; of another site only that it is there. */
export function colorsOfImage(image: HTMLImageElement): readonly Color[] {
  const [source, width] = [currentSourceOf(image), naturalWidthOf(image)];
  if (width === 0) return NOTHING;
  if (!source.startsWith('data:') && !source.startsWith(`${location.origin}/`)) return UNKNOWN;
  pixels -= width * width;
  return pixels < 0 ? NOTHING : measure(image);
}

/** A tenth, the middle and nine tenths of the pixels by their brightness: spots do not count. */
export function measure(image: HTMLImageElement | HTMLCanvasElement): readonly Color[] {
  try {
    const dots = painted((pen) => pen.drawImage(image, 0, 0, 8, 8)).sort(
      (a, b) => brightness(a) - brightness(b),
    );
    return distinct([dots[6]!, dots[32]!, dots[57]!]);
  } catch (error) {
    return (error as Error).name === 'SecurityError' ? UNKNOWN : NOTHING;
  }
}

/** From dark through clear to light. */
const brightness = ({ red, green, blue, alpha }: Color): number => alpha * (red + green + blue - 384);
