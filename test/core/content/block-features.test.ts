import { startDeadline } from '../../../src/core/deadline.ts';
import { expect, test } from 'vitest';
import { CLASS_WORD_NAMES, ClassReader } from '../../../src/core/content/features/view/class-words.ts';
import { FEATURE_NAMES, measureFeatures } from '../../../src/core/content/features/features.ts';
import { viewPage } from '../../../src/core/content/features/view/view-page.ts';
import { Reference } from '../../../src/core/content/features/text/tokens.ts';
import { chooseByExpectedF1 } from '../../../src/core/content/model/choose-by-expected-f1.ts';
import type { Page } from '../../../src/core/page.ts';
import { segmentText } from '../../../src/core/content/segment-text.ts';
import { parse, prose } from './read.ts';

function measure(html: string, columns: string[]) {
  const document = parse(html);
  const page = {
    document,
    url: 'https://page.example/blog/a-b-c',
    metadata: {},
    structuredData: [
      { kind: 'json-ld', data: { '@type': 'Article', articleBody: 'The boats wait at the pier.' } },
    ],
    textBlocks: segmentText(document.body).blocks,
    deadline: startDeadline(),
  } as unknown as Page;
  const view = viewPage(page);
  return measureFeatures(view, columns).map((row) => [...row].map((value) => Math.round(value * 100) / 100));
}

function classesOf(name: string): string[] {
  const element = parse('<p>').createElement('p');
  element.setAttribute('class', name);
  const bits = new ClassReader().read(element);
  return CLASS_WORD_NAMES.filter((_, bit) => bits & (1 << bit));
}

test('class words count as tokens or as ends of compounds, not as any substring', () => {
  expect(classesOf('sidebarLeft')).toEqual(['sidebar']);
  expect(classesOf('post-body')).toEqual(['article', 'content']);
  expect(classesOf('read-only thread-view')).toEqual(['message']);
  expect(classesOf('history shareholder-report')).not.toContain('article');
  expect(classesOf('download-area roadmap')).toEqual([]);
});

test('every feature gives a number for every block, also on a page of one block', () => {
  for (const html of ['<p>One.</p>', `<nav><a href="/">Home</a></nav><h1>Title</h1><p>${prose('sea')}</p>`])
    for (const row of measure(html, FEATURE_NAMES)) expect(row.every(Number.isFinite)).toBe(true);
});

test('names of features are unique', () => {
  expect(new Set(FEATURE_NAMES).size).toBe(FEATURE_NAMES.length);
});

test('the text of the structured data is recognized in the page', () => {
  const rows = measure('<p>The boats wait at the pier.</p><p>Nothing of it</p>', [
    'of structured data',
    'page declares article',
  ]);
  expect(rows).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('repeated parts are one group, told by their shape', () => {
  const cards = '<div class="card"><p>One two.</p></div>'.repeat(4);
  const [[count, words]] = measure(`<div>${cards}</div>`, ['siblings 1 count', 'siblings 1 words']) as [
    [number, number],
  ];
  expect(count).toBeCloseTo(Math.log1p(4), 2);
  expect(words).toBeCloseTo(Math.log1p(2), 2);
});

test('the region around a block fades with distance', () => {
  expect(measure('<main><div><p>a</p></div></main><p>b</p>', ['in main'])).toEqual([[0.33], [0]]);
});

test('overlap works without spaces between words', () => {
  const reference = new Reference(['老码头旁的船只静静等待']);
  expect(reference.coverage([...'船只静静'])).toBe(1);
  expect(reference.coverage([...'天气很好'])).toBe(0);
});

test('the set with the best expected F1 is kept, with blocks below one half where they belong to it', () => {
  expect(chooseByExpectedF1([0.9, 0.48, 0.1], [10, 10, 10])).toEqual(new Set([0, 1]));
  expect(chooseByExpectedF1([0.4, 0.3], [10, 10])).toEqual(new Set([0, 1]));
  expect(chooseByExpectedF1([0.99, 0.02], [100, 10])).toEqual(new Set([0]));
});
