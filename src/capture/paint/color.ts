// Reads computed colours, lays them upon each other as the browser does, and tells whether one can be seen on another.

export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const gray = (value: number, alpha = 1): Color => ({ red: value, green: value, blue: value, alpha });
export const CLEAR = gray(0, 0);
export const NOTHING: readonly Color[] = [CLEAR];
export const WHITE = gray(255);
/** Stand for a paint that may have any colour, and show what a colour lets through. */
export const GROUNDS: readonly Color[] = [gray(0), WHITE];
/** For one that may also be clear. */
export const UNKNOWN: readonly Color[] = [...GROUNDS, CLEAR];

/** Under this contrast ratio (WCAG 2.2, "contrast ratio"; 1 is equal) nobody reads the text. */
const UNREADABLE_CONTRAST = 1.1;
/** Text fainter than this is not seen. */
export const FAINT_ALPHA = 0.05;

const parsed = new Map<string, Color | null>();

/** Null for what is no colour. */
export function parseColor(value: string): Color | null {
  let color = parsed.get(value);
  if (color === undefined) {
    const channels = value.startsWith('rgb') ? value.match(/[\d.e-]+/g) : null;
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels?.map(Number) ?? [];
    if (channels) color = { red, green, blue, alpha };
    // Colours of other spaces (`oklch(…)`, `color(…)`) as the browser paints them.
    else color = CSS.supports('color', value) ? (painted((on) => fill(on, value))[0] ?? null) : null;
    parsed.set(value, color);
  }
  return color;
}

/** Pixels to each side of what is painted to be measured. */
const SIDE = 8;
let pen: OffscreenCanvasRenderingContext2D | null = null;

/** The pixels of what is drawn; one that may not be read throws. */
export function painted(draw: (pen: OffscreenCanvasRenderingContext2D) => void): Color[] {
  const own = pen ?? new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })!;
  // One that throws has spoilt it.
  pen = null;
  own.reset();
  draw(own);
  const { data } = own.getImageData(0, 0, SIDE, SIDE);
  pen = own;
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * index);
    return { red, green, blue, alpha: alpha / 255 };
  });
}

/** Far over the edges, which filters soften. */
const fill = (on: OffscreenCanvasRenderingContext2D, style: string): void => {
  on.fillStyle = style;
  on.fillRect(-99, -99, 200, 200);
};

const nameOf = ({ red, green, blue, alpha }: Color): string => `rgb(${red} ${green} ${blue}/${alpha})`;

export type Effects = Pick<CSSStyleDeclaration, 'mixBlendMode' | 'filter'>;

export const PLAIN: Effects = { mixBlendMode: 'normal', filter: 'none' };

/** One colour through a filter, blended with what is behind it. */
export function blended(own: Color, behind: Color, { mixBlendMode: mode, filter }: Effects): Color {
  if (mode === 'normal' && filter === 'none') return over(own, behind);
  const [color = own] = painted((on) => {
    fill(on, nameOf(behind));
    on.globalCompositeOperation = mode as GlobalCompositeOperation;
    on.filter = filter;
    fill(on, nameOf(own));
  });
  return color;
}

/** As the browser lays one colour upon another (Compositing and Blending 1, "simple alpha compositing"). */
function over(above: Color, below: Color): Color {
  const rest = below.alpha * (1 - above.alpha);
  const alpha = above.alpha + rest;
  const mix = (a: number, b: number) => alpha && (a * above.alpha + b * rest) / alpha;
  return {
    red: mix(above.red, below.red),
    green: mix(above.green, below.green),
    blue: mix(above.blue, below.blue),
    alpha,
  };
}

export const faded = (color: Color, by: number): Color => ({ ...color, alpha: color.alpha * by });

/** Whether letters of one colour can be read on the other. */
export function differs(a: Color, b: Color): boolean {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05) >= UNREADABLE_CONTRAST;
}

export const distinct = (colors: readonly Color[]): Color[] => [
  ...new Map(colors.map((color) => [nameOf(color), color])).values(),
];

/** Relative luminance (WCAG 2.2). */
function luminance({ red, green, blue }: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
