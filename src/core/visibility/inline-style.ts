// Which style declarations hide an element.

import type { HiddenReason } from './hidden-reason.ts';

export type Declarations = Map<string, string>;

/** Font sizes below this are not readable, in CSS pixels. */
const SMALLEST_FONT = 2;
/** Offsets beyond this put text outside of any screen, in CSS pixels. */
const OFF_SCREEN = 900;

/** Comments, addresses, and texts in quotes, which may hold anything; what never ends goes to the end. */
const COMMENT_OR_TEXT =
  /\/\*[^]*?(?:\*\/|$)|url\(\s*[^\s"')][^)]*|"(?:[^"\\]|\\[^])*(?:"|\\?$)|'(?:[^'\\]|\\[^])*(?:'|\\?$)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?)?/g;

export function parseDeclarations(style: string): Declarations {
  const declarations: Declarations = new Map();
  for (const part of style.replace(COMMENT_OR_TEXT, '').split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const value = plain(part.slice(colon + 1)).replace(/!\s*important/, '');
    declarations.set(plain(part.slice(0, colon)).trim(), value.trim());
  }
  return declarations;
}

/** `f\69lter` is `filter`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(ESCAPE, (_, code?: string) => (code ? String.fromCharCode(Number.parseInt(code, 16)) : ''));

export function hiddenByStyle(style: Declarations): HiddenReason | undefined {
  return TESTS.find(([, hides]) => hides(style))?.[0];
}

type Test = [reason: HiddenReason, hides: (style: Declarations) => boolean];

const TESTS: Test[] = [
  ['clip', isClipped],
  ['color', hasTextColorOfBackground],
  ['content-visibility', (style) => style.get('content-visibility') === 'hidden'],
  ['display', (style) => style.get('display') === 'none'],
  ['font-size', (style) => pixels(style.get('font-size')) < SMALLEST_FONT],
  ['off-screen', isOffScreen],
  ['opacity', (style) => Number.parseFloat(style.get('opacity') ?? '1') === 0],
  ['visibility', (style) => /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '')],
  ['zero-size', (style) => hasZeroBox(style) || isScaledAway(style)],
];

/** NaN for everything but a length in pixels, points, ems or a bare zero: comparisons with it are false. */
function pixels(value: string | undefined): number {
  const match = /^(-?[\d.]+)(px|pt|em|rem|vw|vh)?$/.exec(value ?? '');
  if (!match) return Number.NaN;
  const unit = match[2] === 'em' || match[2] === 'rem' ? 16 : match[2]?.startsWith('v') ? 10 : 1;
  return Number(match[1]) * unit;
}

function isClipped(style: Declarations): boolean {
  const clip = (style.get('clip') ?? '').replaceAll(/\s|px/g, '');
  const path = (style.get('clip-path') ?? '').replaceAll(/\s/g, '');
  return (
    /^rect\((?:0,?){4}\)$|^rect\((?:1,?){4}\)$/.test(clip) || /^inset\((?:50|100)%\)$|^circle\(0\)/.test(path)
  );
}

function isOffScreen(style: Declarations): boolean {
  if (pixels(style.get('text-indent')) < -OFF_SCREEN) return true;
  if (!/^(?:absolute|fixed)$/.test(style.get('position') ?? '')) return false;
  return ['left', 'top', 'right', 'bottom'].some((side) => pixels(style.get(side)) < -OFF_SCREEN);
}

function hasZeroBox(style: Declarations): boolean {
  if (!/^(?:hidden|clip)/.test(style.get('overflow') ?? '')) return false;
  return ['height', 'width', 'max-height', 'max-width'].some((side) => pixels(style.get(side)) <= 1);
}

const isScaledAway = (style: Declarations): boolean =>
  /scale(?:3d|x|y)?\(\s*0(?:\.0*)?\s*[,)]/.test(style.get('transform') ?? '');

function hasTextColorOfBackground(style: Declarations): boolean {
  const color = canonicalColor(style.get('color'));
  if (!color) return false;
  if (color === 'transparent') return true;
  return color === canonicalColor(style.get('background-color') ?? style.get('background'));
}

function canonicalColor(value: string | undefined): string {
  if (!value) return '';
  if (value === 'white') return '#ffffff';
  if (value === 'black') return '#000000';
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/.exec(value);
  if (!rgb) return value;
  if (rgb[4] !== undefined && Number(rgb[4]) === 0) return 'transparent';
  return `#${[rgb[1], rgb[2], rgb[3]].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
