import { expect, test } from 'vitest';
import { canonicalFootnotes } from '../../../src/core/normalize/footnotes/canonical-footnotes.ts';
import { openPage } from './normalize.ts';

/** The text with `[^label]` for references, then one line for each note. */
function read(body: string): string[] {
  const page = openPage(body);
  canonicalFootnotes.run(page);
  const notes = [...page.document.querySelectorAll('[data-pith-footnotes] [data-pith-footnote]')].map(
    (note) =>
      `${note.getAttribute('data-pith-footnote')}: ${(note.textContent ?? '').replace(/\s+/g, ' ').trim()}`,
  );
  for (const list of page.document.querySelectorAll('[data-pith-footnotes]')) list.remove();
  for (const reference of page.document.querySelectorAll('[data-pith-footnote-reference]')) {
    reference.replaceWith(`[^${reference.getAttribute('data-pith-footnote-reference')}]`);
  }
  return [(page.document.body.textContent ?? '').replace(/\s+/g, ' ').trim(), ...notes];
}

const DIALECTS: [dialect: string, body: string][] = [
  [
    'kramdown',
    '<p>Ink<sup id="fnref:1"><a href="#fn:1" class="footnote" rel="footnote">1</a></sup> dries.</p><div class="footnotes" role="doc-endnotes"><ol><li id="fn:1"><p>Iron gall. <a href="#fnref:1" class="reversefootnote" role="doc-backlink">&#8617;</a></p></li></ol></div>',
  ],
  [
    'Pandoc',
    '<p>Ink<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a> dries.</p><section class="footnotes"><hr><ol><li id="fn1"><p>Iron gall.<a href="#fnref1" class="footnote-back">↩︎</a></p></li></ol></section>',
  ],
  [
    'markdown-it',
    '<p>Ink<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> dries.</p><section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Iron gall. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
  ],
  [
    'GitHub',
    '<p>Ink<sup><a href="#user-content-fn-x" id="user-content-fnref-x" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup> dries.</p><section data-footnotes="" class="footnotes"><ol><li id="user-content-fn-x"><p>Iron gall. <a href="#user-content-fnref-x" data-footnote-backref="">↩</a></p></li></ol></section>',
  ],
  [
    'MediaWiki',
    '<p>Ink<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span class="cite-bracket">&#91;</span>1<span class="cite-bracket">&#93;</span></a></sup> dries.</p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text">Iron gall.</span></li></ol>',
  ],
  [
    'Substack',
    '<p>Ink<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a> dries.</p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>Iron gall.</p></div></div>',
  ],
  [
    'HTMLBook',
    '<p>Ink<a data-type="noteref" href="#n1" id="r1"><sup>1</sup></a> dries.</p><aside data-type="footnotes"><p data-type="footnote" id="n1"><sup><a href="#r1">1</a></sup> Iron gall.</p></aside>',
  ],
  [
    'Word',
    '<p>Ink<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a> dries.</p><div><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Iron gall.</p></div></div>',
  ],
  [
    'Docutils',
    '<p>Ink<a class="footnote-reference brackets" href="#id2" id="id1">1</a> dries.</p><aside class="footnote brackets" id="id2" role="doc-footnote"><span class="label"><span class="fn-bracket">[</span><a role="doc-backlink" href="#id1">1</a><span class="fn-bracket">]</span></span><p>Iron gall.</p></aside>',
  ],
  [
    'brackets outside of the link',
    '<p>Ink[<a href="#e1">1</a>] dries.</p><ol><li id="e1">Iron gall.</li></ol>',
  ],
  [
    'absolute addresses',
    '<p>Ink<sup><a href="https://page.example/guide/#n1" id="r1">1</a></sup> dries.</p><p id="n1">1. Iron gall. <a href="https://page.example/guide/#r1">↩</a></p>',
  ],
  [
    'Tufte sidenote',
    '<p>Ink<label for="sn-1" class="margin-toggle sidenote-number">1</label><input type="checkbox" id="sn-1" class="margin-toggle"><span class="sidenote">Iron gall.</span> dries.</p>',
  ],
  ['Distill', '<p>Ink<d-footnote>Iron gall.</d-footnote> dries.</p>'],
];

test.each(DIALECTS)('%s', (_, body) => {
  expect(read(body)).toEqual(['Ink[^1] dries.', '1: Iron gall.']);
});

test('several references to one note share its label', () => {
  const body =
    '<p>a<sup id="r1"><a href="#n">1</a></sup> b<sup id="r2"><a href="#n">1</a></sup></p><ol class="references"><li id="n">^ <a href="#r1"><sup>a</sup></a> <a href="#r2"><sup>b</sup></a> Iron gall.</li></ol>';
  expect(read(body)).toEqual(['a[^1] b[^1]', '1: Iron gall.']);
});

test('references beside each other stay apart', () => {
  const body =
    '<p>a<sup><a href="#n1">1</a>, <a href="#n2">2</a></sup> b</p><ol><li id="n1">One.</li><li id="n2">Two.</li></ol>';
  expect(read(body)).toEqual(['a[^1][^2] b', '1: One.', '2: Two.']);
});

test('numbering that starts again gives labels of its own', () => {
  const part = (name: string) =>
    `<p>${name}<sup><a href="#${name}1">1</a></sup></p><ol><li id="${name}1">Note ${name}.</li></ol>`;
  expect(read(part('a') + part('b'))).toEqual(['a[^1]b[^1-2]', '1: Note a.', '1-2: Note b.']);
});

test('symbols get numbers', () => {
  expect(read('<p>Ink<sup><a href="#n">*</a></sup></p><p id="n"><sup>*</sup> Iron gall.</p>')).toEqual([
    'Ink[^1]',
    '1: Iron gall.',
  ]);
});

test('notes of several paragraphs and their links stay whole', () => {
  const body =
    '<p>Ink<sup id="r"><a href="#n">1</a></sup></p><ol><li id="n"><p>One <a href="/x">x</a>.</p><p>Two. <a href="#r">↩</a></p></li></ol>';
  expect(read(body)[1]).toBe('1: One x.Two.');
});

test('real superscripts, tables of contents and links to sections are no footnotes', () => {
  const body =
    '<p>5 m<sup>2</sup>, <a href="#s">1</a>, see <sup><a href="#s">2</a></sup>.</p><section id="s"><h2>Part</h2><p>Text.</p></section>';
  expect(read(body)).toEqual(['5 m2, 1, see 2.PartText.']);
});

test('a margin copy of a note in the list is not repeated', () => {
  const body =
    '<p>Ink<sup><a href="#n">1</a></sup><span class="sidenote">Iron gall.</span></p><ol><li id="n">Iron gall.</li></ol>';
  expect(read(body)).toEqual(['Ink[^1]', '1: Iron gall.']);
});
