// Reads computed colours and tells whether one can be seen on another.

export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Under this contrast ratio (WCAG 2.2, "contrast ratio"; 1 is equal) nobody reads the text. */
export const UNREADABLE_CONTRAST = 1.1;
/** Text fainter than this is not seen. */
export const FAINT_ALPHA = 0.05;

const RGB = /^rgba?\(\s*([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/;
const parsed = new Map<string, Color | null>();

/** Null for what is no colour; the caller then treats the text as visible. */
export function parseColor(value: string): Color | null {
  let color = parsed.get(value);
  if (color === undefined) {
    const match = RGB.exec(value);
    color = match
      ? { red: Number(match[1]), green: Number(match[2]), blue: Number(match[3]), alpha: alphaOf(match[4]) }
      : paintColor(value);
    parsed.set(value, color);
  }
  return color;
}

let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/** Colours of other spaces (`oklch(…)`, `color(…)`), as the browser paints them. */
function paintColor(value: string): Color | null {
  if (!CSS.supports('color', value)) return null;
  pen ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

function alphaOf(value: string | undefined): number {
  if (value === undefined) return 1;
  return value.endsWith('%') ? Number.parseFloat(value) / 100 : Number(value);
}

export function blend(above: Color, below: Color): Color {
  const mix = (a: number, b: number) => a * above.alpha + b * (1 - above.alpha);
  return {
    red: mix(above.red, below.red),
    green: mix(above.green, below.green),
    blue: mix(above.blue, below.blue),
    alpha: 1,
  };
}

export function contrast(a: Color, b: Color): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance({ red, green, blue }: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
