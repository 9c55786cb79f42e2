// What each inline element becomes. An element without a row is read through.

import { nodesIn } from '../../dom/edit-tree.ts';
import { FOOTNOTE_REFERENCE, TEX, VALUE } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { Marked, Script } from '../../tree.ts';
import { followable, isOrnament, readImage } from './read-image.ts';
import type { InlineRule } from './inline-reader.ts';

const mark =
  (type: Marked['type'] | Script['type']): InlineRule =>
  (element, { run, read }) => {
    run.within({ type }, () => read(nodesIn(element)));
  };

const code =
  (type: 'inlineCode' | 'keyboard'): InlineRule =>
  (element, { run }) => {
    const value = foldSpace(element.textContent ?? '');
    if (value !== '') run.add({ type, value }, value);
  };

/** A raised link (a note, a year) is read as the link. */
const script =
  (type: Script['type']): InlineRule =>
  (element, reader) => {
    if (foldSpace(element.textContent ?? '') === '') return;
    if (element.querySelector('a')) reader.read(nodesIn(element));
    else mark(type)(element, reader);
  };

const link: InlineRule = (element, { run, read }) => {
  const url = followable(element.getAttribute('href'));
  if (url === undefined) read(nodesIn(element));
  else run.within({ type: 'link', url }, () => read(nodesIn(element)));
};

const image: InlineRule = (element, { run, shown }) => {
  const { url, alt } = readImage(element);
  if (url === '') return run.text(alt);
  if (alt === '' && isOrnament(url, shown)) return;
  shown.add(url);
  run.add({ type: 'image', url, alt }, '');
};

const value: InlineRule = (element, { run }) => run.text(element.getAttribute(VALUE) ?? '');

/** Rows sorted by element. */
export const INLINE_RULES: Record<string, InlineRule> = {
  __proto__: null as never,
  a: link,
  b: mark('strong'),
  br: (_, { run }) => run.lineBreak(),
  cite: mark('emphasis'),
  code: code('inlineCode'),
  del: mark('delete'),
  dfn: mark('emphasis'),
  em: mark('emphasis'),
  i: mark('emphasis'),
  img: image,
  input: value,
  kbd: code('keyboard'),
  q: (element, { run, read }) => {
    run.text('“');
    read(nodesIn(element));
    run.text('”');
  },
  s: mark('delete'),
  samp: code('inlineCode'),
  select: value,
  strike: mark('delete'),
  strong: mark('strong'),
  sub: script('subscript'),
  sup: script('superscript'),
  textarea: (element, { run }) => run.preformatted(element.getAttribute(VALUE) ?? ''),
  tt: code('inlineCode'),
  var: mark('emphasis'),
};

const formula: InlineRule = (element, { run }) => {
  const tex = foldSpace(element.getAttribute(TEX) ?? '');
  const text = foldSpace(element.textContent ?? '') || tex;
  run.add({ type: 'inlineMath', value: tex, text }, text);
};

const noteReference: InlineRule = (element, { run }) => {
  const label = element.getAttribute(FOOTNOTE_REFERENCE) ?? '';
  run.add({ type: 'footnoteReference', label }, label);
};

/** Marks of earlier passes win over the tag. */
export function inlineRule(element: Element): InlineRule | undefined {
  if (element.hasAttribute(TEX)) return formula;
  if (element.hasAttribute(FOOTNOTE_REFERENCE)) return noteReference;
  return INLINE_RULES[element.localName];
}
