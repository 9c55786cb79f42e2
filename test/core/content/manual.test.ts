// A manual is one text, to its last table of options.

import { expect, test } from 'vitest';
import { isManual } from '../../../src/core/content/is-manual.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../../src/core/extract-options.ts';
import { extract } from '../../../src/core/extract.ts';
import type { PageType } from '../../../src/core/types.ts';
import { snapshotOf } from '../page-of.ts';

const PARTS = 60;
const PROSE = 40;
const UNKNOWN: PageType = { type: 'unknown', confidence: 0, signals: [] };
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const sentence = (index: number): string =>
  `The option number ${index} tells the harbour server how many ships it may take at once, and what it answers to those that come later than the tide allows.`;
const options = (part: number): string =>
  upTo(9)
    .map((index) => `<dt>option-${part}-${index}</dt><dd>Sets ${index}.</dd>`)
    .join('');
const page = `<title>Reference</title><h1>Reference</h1>
  <ul>${upTo(PARTS)
    .map((part) => `<li><a href="#s${part}">8.${part}. Part ${part}</a></li>`)
    .join('')}</ul>
  ${upTo(PARTS)
    .map((part) => {
      const body =
        part < PROSE
          ? `<p>${upTo(4)
              .map((index) => sentence(part + index))
              .join(' ')}</p>`
          : `<dl>${options(part)}</dl>`;
      return `<div id="s${part}"><h2>8.${part}. Part ${part}</h2>${body}</div>`;
    })
    .join('')}`;

test('the tables of options at the end of a long manual are kept like its prose', () => {
  const { text } = extract(snapshotOf(page), DEFAULT_EXTRACT_OPTIONS);
  expect(text.match(/Sets \d/g)).toHaveLength(9 * (PARTS - PROSE));
});

test('a page is a manual by its kind or by a contents list of many sections, wherever their marks stand', () => {
  const made = (count: number, heading: (index: number) => string) =>
    snapshotOf(
      upTo(count)
        .map((index) => `<a href="#a${index}">x</a>${heading(index)}`)
        .join(''),
    ).document;
  const own = (index: number) => `<h2 id="a${index}">x</h2>`;
  expect(isManual(made(40, own), UNKNOWN)).toBe(true);
  expect(
    isManual(
      made(40, (index) => `<section id="a${index}"><h3>x</h3></section>`),
      UNKNOWN,
    ),
  ).toBe(true);
  expect(
    isManual(
      made(40, (index) => `<h3><a name="a${index}"></a>x</h3>`),
      UNKNOWN,
    ),
  ).toBe(true);
  expect(isManual(made(39, own), UNKNOWN)).toBe(false);
  expect(
    isManual(
      made(40, (index) => `<p id="a${index}">x</p><h2>y</h2>`),
      UNKNOWN,
    ),
  ).toBe(false);
  expect(isManual(made(0, own), { ...UNKNOWN, type: 'documentation' })).toBe(true);
});
