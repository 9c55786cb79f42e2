// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linkCitations } from '../../components/panel/link-citations.ts';

const SOURCES = [1, 2, 12].map((number) => ({
  number,
  title: `Section ${number}`,
  passage: { heading: '', body: '' },
}));

/** Buttons as `<1>`. */
function cite(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  linkCitations(template.content, { sources: SOURCES, name: ({ title }) => title });
  for (const button of template.content.querySelectorAll('button')) button.replaceWith(`<${button.value}>`);
  return template.content.textContent ?? '';
}

test.each([
  ['It rises [1].', 'It rises <1>.'],
  ['[12]', '<12>'],
  ['Both [1][2] and [1, 2; 12]', 'Both <1><2> and <1><2><12>'],
  ['As [Source 2] says', 'As <2> says'],
  ['As 【2†L3-L8】 says', 'As <2> says'],
])('%s', (text, expected) => {
  expect(cite(`<p>${text}</p>`)).toBe(expected);
});

test.each(['[3]', 'x[99]', '[one]', '[1', '[12345]', '[1, 3]'])(
  '%s stays as it is: there is no such source',
  (text) => {
    expect(cite(`<p>${text}</p>`)).toBe(text);
  },
);

test('numbers in code and in links are no citations', () => {
  expect(cite('<p><code>a[1]</code> <a href="https://x.example/">[1]</a></p>')).toBe('a[1] [1]');
});

test('the title of a section is never markup', () => {
  const template = document.createElement('template');
  template.innerHTML = '<p>[1]</p>';
  const title = '"><img src=x onerror=alert(1)>';
  const sources = [{ number: 1, title, passage: { heading: '', body: '' } }];
  const cited = linkCitations(template.content, { sources, name: (source) => source.title });
  expect(cited).toEqual(sources);
  expect(template.content.querySelector('img')).toBeNull();
  expect(template.content.querySelector('button')?.title).toBe(title);
});
