// Whether a mask lets anything through of what it lies on. What cannot be told counts as hidden, with its own reason.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { FAINT_ALPHA, UNKNOWN } from '../paint/color.ts';
import { colorsIn, colorsOfPicture } from '../paint/picture-colors.ts';
import { layersIn } from './css-values.ts';
import { shareOf, showsThroughSvg } from './svg-reference.ts';

const NO_SIZE = /(?:^|\s)0(?:px|%)(?:\s|,|$)/;

/** The reason, or an empty string. */
export function maskReason(element: Element, style: CSSStyleDeclaration, view: Window): HiddenReason | '' {
  const { maskImage } = style;
  if (maskImage === 'none') return '';
  const { maskSize, maskMode } = style;
  if (NO_SIZE.test(maskSize)) return 'clip';
  const isLuminance = maskMode.includes('luminance');
  const layers = layersIn(maskImage);
  const shown = layers.map((layer) => {
    if (layer.startsWith('url("#')) return showsThroughSvg(element, layer, view);
    return layer.startsWith('url(') ? pictureShows(layer, isLuminance) : gradientShows(layer, isLuminance);
  });
  return shown.includes(true) ? '' : shown.includes(null) ? 'mask' : 'clip';
}

/** `none` is a layer of nothing. */
function gradientShows(layer: string, isLuminance: boolean): boolean | null {
  if (layer === 'none') return false;
  if (!layer.includes('gradient(')) return null;
  return colorsIn(layer).some((color) => (shareOf(color, isLuminance) ?? 0) >= FAINT_ALPHA);
}

/** Of a picture that the browser has at hand; null for one that it would have to fetch. */
function pictureShows(layer: string, isLuminance: boolean): boolean | null {
  const colors = colorsOfPicture(layer);
  if (colors === UNKNOWN) return null;
  return colors.some(({ red, green, blue, alpha }) => {
    const light = isLuminance ? Math.max(red, green, blue) / 255 : 1;
    return alpha * light >= FAINT_ALPHA;
  });
}
