import { expect, test } from 'vitest';
import { canonicalEmbeds } from '../../../src/core/normalize/canonical-embeds.ts';
import { canonicalInline } from '../../../src/core/normalize/canonical-inline.ts';
import { canonicalLists } from '../../../src/core/normalize/canonical-lists.ts';
import { canonicalSvg } from '../../../src/core/normalize/canonical-svg.ts';
import { canonicalFigures } from '../../../src/core/normalize/images/canonical-figures.ts';
import { revealNotes } from '../../../src/core/normalize/footnotes/reveal-notes.ts';
import { unwrapLayoutTables } from '../../../src/core/normalize/layout-tables.ts';
import { unclobber } from '../../../src/core/normalize/unclobber.ts';
import { dropHidden } from '../../../src/core/visibility/drop-hidden.ts';
import { normalize, openPage } from './normalize.ts';

test('what stands around the items of a list by role stays before the list', () => {
  expect(
    normalize(
      '<div role="list">Pack: <span role="listitem">Rope</span><span role="listitem">Lamp</span></div>',
      canonicalLists,
    ),
  ).toBe('Pack: <ul><li>Rope</li><li>Lamp</li></ul>');
});

test('a list directly in a list belongs to the item above', () => {
  expect(
    normalize(
      '<ul><li>Deck</li><ul><li>Rope</li><ul><li>Spare</li></ul></ul><li>Galley</li></ul>',
      canonicalLists,
    ),
  ).toBe('<ul><li>Deck<ul><li>Rope<ul><li>Spare</li></ul></li></ul></li><li>Galley</li></ul>');
});

test('list roles make lists, but not of cards', () => {
  expect(
    normalize(
      '<div role="list"><div role="listitem">a</div><div><div role="listitem">b</div></div></div>',
      canonicalLists,
    ),
  ).toBe('<ul><li>a</li><li>b</li></ul>');
  const cards = '<div role="list"><div role="listitem"><h3>a</h3></div></div>';
  expect(normalize(cards, canonicalLists)).toBe(cards);
});

test('the box of a task comes first in its item', () => {
  expect(
    normalize(
      '<ul><li><label><input type="checkbox" checked disabled> Done</label></li></ul>',
      canonicalLists,
    ),
  ).toBe('<ul><li><input type="checkbox" checked=""><label> Done</label></li></ul>');
  expect(
    normalize('<ul><li><span role="checkbox" aria-checked="false"></span>Open</li></ul>', canonicalLists),
  ).toBe('<ul><li><input type="checkbox">Open</li></ul>');
});

test('readings stand in parentheses beside their base', () => {
  expect(normalize('<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>を', canonicalInline)).toBe(
    '漢(かん)字(じ)を',
  );
  expect(normalize('<ruby><rb>漢字</rb><rtc><rt>かんじ</rt></rtc></ruby>', canonicalInline)).toBe(
    '漢字(かんじ)',
  );
});

test('break opportunities leave words whole', () => {
  expect(openText('super<wbr>market')).toBe('supermarket');
});

const openText = (body: string): string => normalize(body, canonicalInline);

test('an inline style that keeps line breaks is marked on a parsed page', () => {
  expect(normalize('<div style="white-space: pre-wrap">a\nb</div>', canonicalInline)).toContain(
    'data-pith-preformatted',
  );
});

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" title="How to tie"></iframe>',
    '<iframe src="https://www.youtube.com/watch?v=abcdefghijk" title="How to tie"></iframe>',
  ],
  ['<video controls><source src="/v.mp4"></video>', '<video src="https://page.example/v.mp4"></video>'],
  [
    '<iframe data-src="/map" title="Map"></iframe>',
    '<iframe src="https://page.example/map" title="Map"></iframe>',
  ],
  [
    '<object data="/plan.pdf" type="application/pdf"><p>No viewer.</p></object>',
    '<iframe src="https://page.example/plan.pdf"></iframe>',
  ],
  ['<iframe src="https://www.googletagmanager.com/ns.html?id=1"></iframe>', ''],
  ['<iframe src="https://page.example/beacon" width="1" height="1"></iframe>', ''],
  ['<iframe src="about:blank"></iframe>', ''],
])('embed %s', (body, expected) => {
  expect(normalize(body, canonicalEmbeds)).toBe(expected);
});

test('drawings leave their words, icons leave nothing', () => {
  expect(
    normalize(
      '<figure><svg><title>Pump</title><desc>In section</desc><text>Inlet</text><text>12</text></svg></figure>',
      canonicalSvg,
    ),
  ).toBe('<figure><p>Pump: In section. Inlet</p></figure>');
  expect(normalize('<p>Go <svg width="16"><title>Arrow</title></svg></p>', canonicalSvg)).toBe('<p>Go </p>');
  expect(normalize('<a href="/r"><svg><title>Feed</title></svg></a>', canonicalSvg)).toBe(
    '<a href="/r">Feed</a>',
  );
  expect(normalize('<a href="/r"><svg><title>Feed</title></svg> News</a>', canonicalSvg)).toBe(
    '<a href="/r"> News</a>',
  );
});

test('tables for layout become boxes, with the data tables inside kept', () => {
  const data =
    '<table><tbody><tr><td>Ctrl+S</td><td>Save</td></tr><tr><td>Ctrl+O</td><td>Open</td></tr></tbody></table>';
  expect(
    normalize(`<table><tr><td><h3>Files</h3>${data}</td><td>x</td></tr></table>`, unwrapLayoutTables),
  ).toBe(`<div><div><div><div><h3>Files</h3>${data}</div><div>x</div></div></div></div>`);
});

test.each([
  '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
  '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
  `<table><tr><td>menu</td><td>${'word '.repeat(200)}</td></tr></table>`,
])('layout: %s', (body) => {
  expect(normalize(body, unwrapLayoutTables)).not.toContain('<td');
});

test.each([
  '<table><tr><th>Plan</th></tr><tr><td>Free</td></tr></table>',
  '<table><caption>Plans</caption><tr><td>Free</td></tr></table>',
  '<table><tr><td>Free</td><td>$0</td></tr></table>',
])('data: %s', (body) => {
  expect(normalize(body, unwrapLayoutTables)).toContain('<td');
});

test('a box of a picture and its caption is a figure', () => {
  expect(
    normalize(
      '<div class="wp-caption"><img src="a.png"><p class="wp-caption-text">The pier.</p></div>',
      canonicalFigures,
    ),
  ).toBe(
    '<figure class="wp-caption"><img src="a.png"><figcaption class="wp-caption-text">The pier.</figcaption></figure>',
  );
});

test('a caption and a picture appear once in their figure', () => {
  expect(
    normalize(
      '<figure><img src="a.png"><img src="a.png"><figcaption>Pier.</figcaption><figcaption>Pier.</figcaption></figure>',
      canonicalFigures,
    ),
  ).toBe('<figure><img src="a.png"><figcaption>Pier.</figcaption></figure>');
});

test('letters of a style sheet become those of the list', () => {
  expect(normalize('<ol style="list-style: upper-roman inside"><li>a</li></ol>', canonicalLists)).toContain(
    'type="I"',
  );
  expect(normalize('<ol style="list-style-type:square"><li>a</li></ol>', canonicalLists)).not.toContain(
    'type=',
  );
});

test('of a gist its code and its address stay', () => {
  const meta =
    '<div class="gist-meta"><a href="/raw">view raw</a><a href="/x#file-a-js">a.js</a> hosted with care</div>';
  expect(normalize(`<div class="gist">${meta}</div>`, canonicalEmbeds)).toBe(
    '<div class="gist"><div class="gist-meta"><a href="/x#file-a-js">a.js</a></div></div>',
  );
});

test('notes behind a button are shown, what is hidden beside them is not', () => {
  const note = (id: string) => `<li id="${id}">Note ${id}</li>`;
  const button = (id: string, hidden = '') =>
    `<span${hidden}><button class="littlefoot__button">1</button></span><sup data-pith-hidden="display"><a href="#${id}">1</a></sup>`;
  const text = normalize(
    `<p>A${button('n1')}</p><p>B${button('n2', ' data-pith-hidden="display"')}</p><div data-pith-hidden="display"><ol>${note('n1')}${note('n2')}</ol><p>Obey.</p></div>`,
    revealNotes,
    dropHidden,
  );
  expect(text).toContain('Note n1');
  expect(text).not.toMatch(/Obey|Note n2/);
});

test('names of page elements cannot shadow the methods of document and form', () => {
  const page = openPage(
    '<form id="f"><input name="children"><input name="replaceWith"><p>Text.</p></form><img name="querySelectorAll">',
  );
  unclobber.run(page);
  expect(typeof page.document.querySelectorAll).toBe('function');
  expect(page.document.querySelector('form')).toBeNull();
  expect(page.document.body.textContent).toBe('Text.');
});
