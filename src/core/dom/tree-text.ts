// A tree as one string, and back, exactly. HTML is the fastest form of it, but a parser repairs what only scripts can
// build (`p` around `div`, links in links): where the text does not come back as it was, the tree is built tag by tag.

export interface TreeText {
  html: string;
  /** Elements of HTML, SVG and MathML: the text does not tell an `svg` that is none. */
  spaces: number[];
  /** What HTML cannot write: the text of the elements at these places in document order. */
  apart: [place: number, text: string][];
}

const XHTML = 'http://www.w3.org/1999/xhtml';
const SPACES: Record<string, string> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};
const VOID =
  'area, base, basefont, bgsound, br, col, embed, frame, hr, img, input, keygen, link, meta, param, source, track, wbr';
const VOID_TAGS: ReadonlySet<string> = new Set(VOID.split(', '));
/** Their text stands in HTML as it is. */
const RAW = 'iframe, noembed, noframes, plaintext, script, style, xmp';
const RAW_TAGS: ReadonlySet<string> = new Set(RAW.split(', '));
const FILLED_VOID = VOID.split(', ')
  .map((tag) => `${tag}:not(:empty)`)
  .join(', ');

/** Neighbouring texts become one, as they do on the way. */
export function writeTree(document: Document): TreeText {
  const root = document.documentElement;
  const odd = [
    ...[...root.querySelectorAll(RAW)].filter((element) => element.textContent?.includes('</')),
    ...root.querySelectorAll(FILLED_VOID),
  ];
  const texts = odd.map((element) => element.textContent ?? '');
  for (const element of odd) element.textContent = '';
  const all = odd.length > 0 ? [...root.querySelectorAll('*')] : [];
  const apart = odd.map((element, at): [number, string] => [all.indexOf(element), texts[at] ?? '']);
  return { html: root.outerHTML, spaces: spacesOf(document), apart };
}

const spacesOf = (document: Document): number[] =>
  [XHTML, ...Object.values(SPACES)].map((space) => document.getElementsByTagNameNS(space, '*').length);

/** `parse` makes an inert document of HTML. */
export function readTree({ html, spaces, apart }: TreeText, parse: (html: string) => Document): Document {
  let document = parse(`<!doctype html>${html}`);
  const isSame =
    document.documentElement.outerHTML === html &&
    spacesOf(document).every((count, at) => count === spaces[at]);
  if (!isSame) document = buildTree(html, parse('<!doctype html>'), spaces);
  if (apart.length === 0) return document;
  const elements = document.documentElement.querySelectorAll('*');
  for (const [place, text] of apart) {
    const element = elements[place];
    if (element) element.textContent = text;
  }
  return document;
}

/** An end tag, a start tag, or text. Attributes are always quoted, and no `<` stands in them. */
const PART = /<\/[^>]*>|<([^\s<>]+)((?:\s[^\s=>]+(?:="[^"]*")?)*)>|[^<]+/g;
const ATTRIBUTE = /\s([^\s=]+)="([^"]*)"/g;

function buildTree(html: string, document: Document, spaces: number[]): Document {
  const { documentElement: root } = document;
  root.replaceChildren();
  // Elements that only look like a drawing or a formula, if there are none.
  const real = Object.keys(SPACES).filter((_, at) => (spaces[at + 1] ?? 0) > 0);
  let parent: Element = root;
  PART.lastIndex = 0;
  for (let match = PART.exec(html); match; match = PART.exec(html)) {
    const [part, tag, attributes = ''] = match;
    if (tag === undefined) {
      if (part.startsWith('</')) parent = parent.parentElement ?? root;
      else parent.append(decode(part));
      continue;
    }
    const isRoot = tag === 'html' && match.index === 0;
    const element = isRoot ? root : document.createElementNS(spaceOf(tag, parent, real), tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      setAttribute(element, name, decode(value));
    if (isRoot) continue;
    parent.append(element);
    const isHtml = element.namespaceURI === XHTML;
    if (isHtml && VOID_TAGS.has(tag)) continue;
    if (!isHtml || !RAW_TAGS.has(tag)) {
      parent = element;
      continue;
    }
    const end = html.indexOf(`</${tag}>`, PART.lastIndex);
    element.textContent = html.slice(PART.lastIndex, end === -1 ? undefined : end);
    if (end === -1) break;
    PART.lastIndex = end + tag.length + 3;
  }
  return document;
}

function spaceOf(tag: string, parent: Element, real: string[]): string {
  if (real.includes(tag)) return SPACES[tag] as string;
  const isHtmlInside = /^(?:annotation-xml|desc|foreignObject|mi|mn|mo|ms|mtext|title)$/.test(
    parent.localName,
  );
  return isHtmlInside ? XHTML : (parent.namespaceURI ?? XHTML);
}

function setAttribute(element: Element, name: string, value: string): void {
  try {
    element.setAttribute(name, value);
  } catch {
    // A parser takes more names than a script may give.
    const holder = element.ownerDocument.createElement('template');
    holder.innerHTML = `<i ${name}="">`;
    const attribute = holder.content.firstElementChild?.attributes[0]?.cloneNode() as Attr | undefined;
    if (!attribute) return;
    attribute.value = value;
    element.setAttributeNode(attribute);
  }
}

const CHARACTERS: Record<string, string> = { amp: '&', gt: '>', lt: '<', nbsp: '\u00a0', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(amp|gt|lt|nbsp|quot);/g, (_, name: string) => CHARACTERS[name] as string);
