// The TeX of a formula that is a picture: in an attribute, in its alternative text, or in the address of the service that
// draws it.

import { isBlockLevel } from '../../dom/vocabulary.ts';

/** Attributes that hold the source, whoever draws it. */
export const SOURCES = ['data-equation', 'data-formula', 'data-latex', 'data-math', 'data-tex'];

const NAMED = /(?:^|[\s_-])(?:eq|equation|formula|katex|latex|math|mathjax|tex)(?:$|[\s_-])/i;
/** A command, a script or braces. */
const LOOKS_LIKE_TEX = /\\[a-z]+(?![a-z\\/])|[_^]\{?[\w\\]/i;
/** `C:\Users\me_too` is none. */
const PATH = /^[a-z]:\\|^(?:https?:|\/)/i;
const FLAG = /^(?:true|false|inline|block|display|\d*)$/;
const PARAMETER = /[?&](?:tex|latex|math|formula|equation|eq|chl|from)=([^&]*)/i;
/** What follows names no file but holds the source. */
const RAW = /\/(?:svg|png|gif|tex|latex|math|render)\/([^?#]*)$|(?:latex|tex|math|image|eq)[^/?]*\?([^#]*)$/i;
/** Resolution, colour and size for the service. */
const STYLING = /\\(?:dpi|bg|fn|fg)(?:_\w+|\{\w*\})|\\(?:inline|tiny|small|large|huge)(?![a-z])/gi;

export function drawnTex(element: Element): string | undefined {
  const source = SOURCES.map((name) => element.getAttribute(name)).find(Boolean);
  if (source && !FLAG.test(source) && (isDrawn(element) || LOOKS_LIKE_TEX.test(source))) return source;
  if (element.localName !== 'img') return undefined;
  const tex = texOfAddress(element.getAttribute('src') ?? '');
  if (tex !== undefined) return tex;
  const alt = element.getAttribute('alt') ?? '';
  const isNamed = NAMED.test(element.getAttribute('class') ?? '');
  return isNamed || (/[{^_=]/.test(alt) && /\\[a-z]/i.test(alt) && !PATH.test(alt)) ? alt : undefined;
}

const isDrawn = (element: Element): boolean =>
  element.localName === 'img' || element.querySelector('svg, img, canvas') !== null;

/** Longer addresses hold a picture, not its source. Characters; servers refuse longer ones. */
const LONGEST_ADDRESS = 8_000;

function texOfAddress(address: string): string | undefined {
  if (address.length > LONGEST_ADDRESS) return undefined;
  const asked = PARAMETER.exec(address)?.[1]?.replaceAll('+', ' ');
  const [, path, query] = RAW.exec(address) ?? [];
  for (const written of [
    asked,
    path,
    query?.replace(/&(?:space|plus);/g, (name) => (name === '&plus;' ? '+' : ' ')),
  ]) {
    const tex = decode(written ?? '')
      .replace(STYLING, '')
      .trim();
    if (
      LOOKS_LIKE_TEX.test(tex) ||
      (written === asked && /^[\w\s=+*()<>,.-]+$/.test(tex) && /[?&](?:tex|latex)=/i.test(address))
    )
      return tex;
  }
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Nothing else in its paragraph. */
export function standsAlone(element: Element): boolean {
  let box = element.parentElement;
  while (box && !isBlockLevel(box)) box = box.parentElement;
  return (
    box !== null &&
    !box.matches('td, th, li, dt, dd') &&
    (box.textContent ?? '').trim() === (element.textContent ?? '').trim() &&
    box.querySelectorAll('img, svg').length < 2
  );
}
