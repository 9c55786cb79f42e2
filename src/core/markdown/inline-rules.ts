// What each inline element becomes. An element without a row is read through.

import { FOOTNOTE_REFERENCE, IMAGE_SOURCE, TEX, VALUE } from '../marks.ts';
import { foldSpace } from '../words.ts';
import { imageMarkdown } from './image.ts';
import { resolveLink } from './link.ts';
import type { Mark } from './piece.ts';
import type { InlineReader } from './read-inline.ts';
import { scriptText } from './script-text.ts';

export type InlineRule = (element: Element, reader: InlineReader) => void;

const mark =
  (delimiter: Mark): InlineRule =>
  (element, { run, read }) =>
    run.within({ kind: 'mark', mark: delimiter }, () => read(element.childNodes));

const code: InlineRule = (element, { run, baseUrl }) => {
  const value = foldSpace(lineText(element));
  const link = element.querySelector('a[href]');
  // Reference manuals link type names inside code: the link goes around the code when it covers all of it.
  const url =
    link && foldSpace(link.textContent ?? '') === value && resolveLink(link.getAttribute('href'), baseUrl);
  if (url) run.within({ kind: 'link', url }, () => run.code(value));
  else run.code(value);
};

const script =
  (position: 'sub' | 'sup'): InlineRule =>
  (element, { run, read }) => {
    const text = foldSpace(element.textContent ?? '');
    if (text === '') return;
    const raised = element.querySelector('a,img') ? undefined : scriptText(text, position);
    if (raised !== undefined) return run.atom(raised, text);
    if (element.querySelector('a')) return read(element.childNodes);
    run.atom(`<${position}>`, '');
    read(element.childNodes);
    run.atom(`</${position}>`, '');
  };

const link: InlineRule = (element, { run, read, baseUrl, found }) => {
  const url = resolveLink(element.getAttribute('href'), baseUrl);
  if (url === undefined) return read(element.childNodes);
  found.links.push({ url, text: foldSpace(element.textContent ?? '') });
  run.within({ kind: 'link', url }, () => read(element.childNodes));
};

const image: InlineRule = (element, { run, baseUrl, found }) => {
  const { url, alt } = readImage(element, baseUrl);
  if (url === '' && alt === '') return;
  if (url !== '') found.images.push({ url, alt });
  run.atom(imageMarkdown(alt, url), '');
};

const value: InlineRule = (element, { run }) => run.text(element.getAttribute(VALUE) ?? '');

/** Rows sorted by element. */
export const INLINE_RULES: Record<string, InlineRule> = {
  __proto__: null as never,
  a: link,
  b: mark('**'),
  br: (_, { run }) => run.lineBreak(),
  cite: mark('*'),
  code,
  del: mark('~~'),
  dfn: mark('*'),
  em: mark('*'),
  i: mark('*'),
  img: image,
  input: value,
  kbd: code,
  q: (element, { run, read }) => {
    run.text('“');
    read(element.childNodes);
    run.text('”');
  },
  // The reading follows its base: 漢(かん).
  rt: (element, { run, read }) => {
    run.text('(');
    read(element.childNodes);
    run.text(')');
  },
  s: mark('~~'),
  samp: code,
  select: value,
  strike: mark('~~'),
  strong: mark('**'),
  sub: script('sub'),
  sup: script('sup'),
  svg: (element, { run }) => run.text(labelOf(element)),
  textarea: (element, { run }) => run.preformatted(element.getAttribute(VALUE) ?? ''),
  tt: code,
  var: mark('*'),
};

const formula: InlineRule = (element, { run }) => {
  const tex = foldSpace(element.getAttribute(TEX) ?? '');
  run.atom(`$${tex}$`, foldSpace(element.textContent ?? '') || tex);
};

const noteReference: InlineRule = (element, { run }) => {
  const label = element.getAttribute(FOOTNOTE_REFERENCE) ?? '';
  run.atom(`[^${label}]`, `[${label}]`);
};

/** Marks of earlier passes win over the tag. */
export function markRule(element: Element): InlineRule | undefined {
  if (element.hasAttribute(TEX)) return formula;
  if (element.hasAttribute(FOOTNOTE_REFERENCE)) return noteReference;
  return undefined;
}

/** Address and alternative text; inline data has no address. */
export function readImage(element: Element, baseUrl: string): { url: string; alt: string } {
  const source = element.getAttribute(IMAGE_SOURCE) ?? element.getAttribute('src');
  return {
    url: resolveLink(source, baseUrl) ?? '',
    alt: foldSpace(element.getAttribute('alt') ?? ''),
  };
}

/** Text with `br` as a line end. */
export function lineText(element: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === node.TEXT_NODE) text += node.nodeValue ?? '';
    else if (node.nodeName.toLowerCase() === 'br') text += '\n';
    else if (node.nodeType === node.ELEMENT_NODE) text += lineText(node as Element);
  }
  return text;
}

/** A drawing's own words: title and description, else its text labels. */
function labelOf(svg: Element): string {
  const named = [...svg.children].filter(
    (child) => child.localName === 'title' || child.localName === 'desc',
  );
  const labels = named.length > 0 ? named : [...svg.querySelectorAll('text')];
  return labels.map((label) => foldSpace(label.textContent ?? '')).join(' ');
}
