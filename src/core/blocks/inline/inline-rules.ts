// What each inline element becomes. An element without a row is read through.

import { nodesIn } from '../../dom/child-nodes.ts';
import { FOOTNOTE_REFERENCE, TEX, VALUE } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import { imageMarkdown } from '../../output/markdown/image.ts';
import { writtenAddress } from '../../output/markdown/link.ts';
import type { Mark } from './piece.ts';
import type { Found, InlineReader } from './read-inline.ts';
import { scriptText } from './script-text.ts';

export type InlineRule = (element: Element, reader: InlineReader) => void;

const mark =
  (delimiter: Mark): InlineRule =>
  (element, { run, read }) => {
    run.within({ kind: 'mark', mark: delimiter }, () => read(nodesIn(element)));
  };

const code: InlineRule = (element, { run }) => run.code(foldSpace(element.textContent ?? ''));

const script =
  (position: 'sub' | 'sup'): InlineRule =>
  (element, { run, read }) => {
    const text = foldSpace(element.textContent ?? '');
    if (text === '') return;
    const raised = element.querySelector('a,img') ? undefined : scriptText(text, position);
    if (raised !== undefined) return run.atom(raised, text);
    if (element.querySelector('a')) return read(nodesIn(element));
    run.within({ kind: 'tag', name: position }, () => read(nodesIn(element)));
  };

const link: InlineRule = (element, { run, read, found }) => {
  const url = writtenAddress(element.getAttribute('href'));
  if (url === undefined) return read(nodesIn(element));
  const text = foldSpace(element.textContent ?? '');
  if (run.within({ kind: 'link', url }, () => read(nodesIn(element)))) found.links.push({ url, text });
};

const image: InlineRule = (element, { run, found }) => {
  const { url, alt } = readImage(element);
  if (url === '') return run.text(alt);
  if (alt === '' && isOrnament(url, found)) return;
  noteImage({ url, alt }, found);
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
    read(nodesIn(element));
    run.text('”');
  },
  s: mark('~~'),
  samp: code,
  select: value,
  strike: mark('~~'),
  strong: mark('**'),
  sub: script('sub'),
  sup: script('sup'),
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
export const readImage = (element: Element): { url: string; alt: string } => ({
  url: writtenAddress(element.getAttribute('src')) ?? '',
  alt: foldSpace(element.getAttribute('alt') ?? ''),
});

const DRAWING = /\.svg(?:[?#]|$)/i;

/** Without words, a drawing is an icon, and a picture that was shown before is one too. */
export const isOrnament = (url: string, { shown }: Found): boolean => DRAWING.test(url) || shown.has(url);

export function noteImage(picture: { url: string; alt: string }, found: Found): void {
  found.images.push(picture);
  found.shown.add(picture.url);
}
