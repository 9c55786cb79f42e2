import { expect, test } from 'vitest';
import { canonicalFormValues } from '../../../src/core/normalize/form-values.ts';
import { normalize, openPage } from './normalize.ts';

test('values of records stay, values of searches and switches go', () => {
  const value = (body: string) => normalize(body, canonicalFormValues).includes('data-pith-value');
  expect(value('<label>Name <input type="text" data-pith-value="Ann"></label>')).toBe(true);
  expect(value('<textarea data-pith-value="Dear harbour office"></textarea>')).toBe(true);
  expect(value('<label>Search <input type="search" data-pith-value="ropes"></label>')).toBe(false);
  expect(value('<label>Language <select name="lang" data-pith-value="English"></select></label>')).toBe(
    false,
  );
});

test('the box from which a player is copied goes; a field that may be changed, or shows other code, stays', () => {
  const value = (body: string) => normalize(body, canonicalFormValues).includes('data-pith-value');
  const code = '&lt;iframe src=&quot;https://a.example/player&quot;>&lt;/iframe>';
  expect(value(`<label>Embed <input readonly data-pith-value="${code}"></label>`)).toBe(false);
  expect(value(`<textarea readonly data-pith-value="${code}"></textarea>`)).toBe(false);
  expect(value(`<textarea data-pith-value="${code}"></textarea>`)).toBe(true);
  expect(value('<label>Key <input readonly data-pith-value="<none> yet"></label>')).toBe(true);
  expect(
    value('<textarea readonly data-pith-value="&lt;a href=&quot;/b&quot;>a link&lt;/a>"></textarea>'),
  ).toBe(true);
});

test.each([
  ['<label for="a">Name</label> <input id="a" data-pith-value="Ann">', 'Name : '],
  ['<label>Boat <select data-pith-value="Sloop"></select></label>', 'Boat: '],
  ['<label>Who? <input data-pith-value="Ann"></label>', 'Who? '],
  ['<table><tr><td><input data-pith-value="Ann"></td></tr></table>', ''],
])('a value stands apart from its label: %s', (body, expected) => {
  const page = openPage(body);
  canonicalFormValues.run(page);
  expect(page.document.body.textContent).toBe(expected);
});
