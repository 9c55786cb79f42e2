// Gives a body to documents that are not HTML: XML and SVG shown in a tab, and text that the browser wraps in `pre`.

import {
  addressOf,
  attribute,
  bodyOf,
  childNodesOf,
  contentTypeOf,
  firstElementOf,
  nextElementOf,
  rootOf,
  tagOf,
  textOf,
} from './live-dom.ts';

/** Code languages of what a tab can show as text, by media type and by the ending of the address. */
const LANGUAGES: [language: string, type: RegExp, ending: RegExp][] = [
  ['json', /[/+]json$/, /\.(?:json|geojson|ipynb)$/i],
  ['xml', /[/+]xml$/, /\.(?:atom|rss|xml|xsd|xsl)$/i],
  ['css', /\/css$/, /\.css$/i],
  ['javascript', /(?:java|ecma)script$/, /\.[cm]?js$/i],
  ['csv', /\/csv$/, /\.csv$/i],
  ['markdown', /\/(?:x-)?markdown$/, /\.(?:md|markdown|mdown)$/i],
  ['yaml', /yaml$/, /\.ya?ml$/i],
  ['diff', /\/x-(?:diff|patch)$/, /\.(?:diff|patch)$/i],
];

export function copyPlain(live: Document, copy: Document): boolean {
  if (tagOf(rootOf(live)!) === 'html') return copyTextFile(live, copy);
  copyForeign(live, copy);
  return true;
}

/** XML as the text it is; a drawing by its words. */
function copyForeign(live: Document, copy: Document): void {
  const root = rootOf(live)!;
  if (tagOf(root) === 'svg') {
    for (const element of root.querySelectorAll('title, desc, text')) {
      const line = copy.createElement('p');
      line.textContent = textOf(element);
      copy.body.append(line);
    }
    return;
  }
  fillCode(copy, new XMLSerializer().serializeToString(live), 'xml');
}

/** Chromium draws a tree from XML without a style sheet, and keeps the file itself in a box that it hides. */
const XML_SOURCE = 'webkit-xml-viewer-source-xml';

function copyDrawnXml(live: Document, copy: Document): boolean {
  const source = firstElementOf(bodyOf(live)!);
  if (!source || attribute(source, 'id') !== XML_SOURCE) return false;
  const serializer = new XMLSerializer();
  fillCode(
    copy,
    [...childNodesOf(source)].map((node) => serializer.serializeToString(node)).join('\n'),
    'xml',
  );
  return true;
}

/** A tab that shows a text file: one `pre`, and beside it at most what the browser itself adds. */
function copyTextFile(live: Document, copy: Document): boolean {
  const type = contentTypeOf(live);
  if (type === 'text/html' || type === 'application/xhtml+xml') return false;
  if (copyDrawnXml(live, copy)) return true;
  const pre = findPre(bodyOf(live)!);
  if (!pre) return false;
  const path = new URL(addressOf(live)).pathname;
  const row =
    LANGUAGES.find(([, media]) => media.test(type)) ?? LANGUAGES.find(([, , ending]) => ending.test(path));
  if (row) fillCode(copy, textOf(pre), row[0]);
  else {
    const plain = copy.createElement('pre');
    plain.textContent = textOf(pre);
    copy.body.append(plain);
  }
  return true;
}

function findPre(body: Element): Element | null {
  for (let child = firstElementOf(body); child; child = nextElementOf(child)) {
    if (tagOf(child) === 'pre') return child;
  }
  return null;
}

function fillCode(copy: Document, text: string, language: string): void {
  const pre = copy.createElement('pre');
  const code = copy.createElement('code');
  code.className = `language-${language}`;
  code.textContent = text;
  pre.append(code);
  copy.body.append(pre);
}
