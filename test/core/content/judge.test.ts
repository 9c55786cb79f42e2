import { expect, test } from 'vitest';
import { applyVerdicts } from '../../../src/core/content/apply-verdicts.ts';
import { fillGaps } from '../../../src/core/content/repair/fill-gaps.ts';
import { judgeAtomicBlocks } from '../../../src/core/content/repair/judge-atomic-blocks.ts';
import { judgeHeadings } from '../../../src/core/content/repair/judge-headings.ts';
import { fallBack } from '../../../src/core/content/repair/keep-all.ts';
import { keepHead } from '../../../src/core/content/repair/keep-head.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { DomPass, Page } from '../../../src/core/page.ts';
import type { PageType } from '../../../src/core/types.ts';
import { blocksOf, prose } from './read.ts';

/**
 * Blocks whose text contains `+` start as kept; gives the texts that are kept after the pass. `probabilities` has those
 * of some texts, by words in them, where the model has looked.
 */
function after(
  pass: DomPass,
  html: string,
  probabilities: Record<string, number> = {},
  type: PageType['type'] = 'article',
): string[] {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) {
    judge(block, block.text.includes('+'), 'start');
    const known = Object.keys(probabilities).find((text) => block.text.includes(text));
    if (known !== undefined) block.probability = probabilities[known]!;
  }
  const document = textBlocks[0]!.element.ownerDocument;
  pass.run({ document, textBlocks, warnings: [], pageType: { type } } as unknown as Page);
  return textBlocks.filter(isKept).map((block) => block.text);
}

const running = `+ ${prose('pier', 60)}`;

test('a heading with nothing under it goes, one over kept text stays', () => {
  expect(after(judgeHeadings, `<h2>A +</h2><p>x</p><h2>B +</h2><p>${running}</p>`)).toEqual(['B +', running]);
});

test('names of one function stand in a row in a manual, whatever heads its types', () => {
  const text = `+ ${prose('pier', 200)}`;
  const html = `<h4>call/2 +</h4><h4>call/3 +</h4><h3>Types +</h3><p>${text}</p>`;
  const rest = ['Types +', text];
  expect(after(judgeHeadings, html, {}, 'documentation')).toEqual(['call/2 +', 'call/3 +', ...rest]);
  expect(after(judgeHeadings, html)).toEqual(rest);
});

test('a heading over a kept subsection stays', () => {
  expect(after(judgeHeadings, `<h2>A +</h2><h3>B +</h3><p>${running}</p>`)).toEqual(['A +', 'B +', running]);
});

test('where headings are the content, as in a list of titles, they stay', () => {
  expect(after(judgeHeadings, '<h2>A +</h2><p>x</p><h2>B +</h2><p>y</p>')).toEqual(['A +', 'B +']);
});

test('a heading that was left out comes back with its section', () => {
  expect(after(judgeHeadings, '<section><h2>A</h2><p>x +</p><p>y +</p></section>')).toEqual([
    'A',
    'x +',
    'y +',
  ]);
});

test('a table is kept or left out as a whole', () => {
  const row = (a: string, b: string) => `<tr><td>${a}</td><td>${b}</td></tr>`;
  expect(
    after(judgeAtomicBlocks, `<table>${row('one +', 'two +')}${row('three +', '4')}</table>`),
  ).toHaveLength(4);
  expect(after(judgeAtomicBlocks, `<table>${row('one', 'two')}${row('three +', '4')}</table>`)).toEqual([]);
});

test('of a kept table or figure only what surely is no content goes; the items of a list stand for themselves', () => {
  const figure = '<figure><p>a chart of the tides +</p><figcaption>at noon</figcaption></figure>';
  expect(after(judgeAtomicBlocks, figure, { noon: 0.2 })).toHaveLength(2);
  expect(after(judgeAtomicBlocks, figure, { noon: 0.1 })).toHaveLength(1);
  expect(after(judgeAtomicBlocks, '<ul><li>red apple +</li><li>pear</li></ul>')).toEqual(['red apple +']);
});

test('a table that lays out the page is not judged as one', () => {
  const cell = (text: string) =>
    `<td>${`<div><h3>${text}</h3><div>${text}</div><div>${text}</div></div>`.repeat(2)}</td>`;
  expect(after(judgeAtomicBlocks, `<table><tr>${cell('main +')}${cell('menu')}</tr></table>`)).toHaveLength(
    6,
  );
});

test('where nothing was chosen everything is given', () => {
  expect(after(fallBack, '<p>a</p><p>b</p>')).toEqual(['a', 'b']);
  expect(after(fallBack, '<p>a +</p><p>b</p>')).toEqual(['a +']);
});

test('a listing or list between two kept siblings is kept, one at the end is not', () => {
  expect(
    after(fillGaps, '<div><p>a +</p><div><pre>code</pre></div><p>b +</p><ul><li>last</li></ul></div>'),
  ).toEqual(['a +', 'code', 'b +']);
});

test('two listings that follow each other between kept siblings are both kept', () => {
  expect(after(fillGaps, '<p>a +</p><div><pre>one</pre></div><div><pre>two</pre></div><p>b +</p>')).toEqual([
    'a +',
    'one',
    'two',
    'b +',
  ]);
});

test('code at the end of a page stays, code that the model is sure about goes', () => {
  const page = '<p>a +</p><h2>Recipes</h2><p>b</p><pre>doubtful</pre><pre>sure</pre>';
  expect(after(fillGaps, page, { doubtful: 0.3, sure: 0.1 })).toEqual(['a +', 'doubtful']);
});

test('the title is never lost', () => {
  const page = '<h1 data-pith-role="title">t</h1><p data-pith-role="date">May</p><p>a +</p>';
  expect(after(keepHead, page, { t: 0.01 })).toEqual(['t', 'a +']);
});

test('running text below the title that the model is sure about is no lead, nor is what follows it', () => {
  const page = `<h1 data-pith-role="title">t +</h1><p>${prose('author', 20)}</p><p>${prose('links', 20)}</p><p>${running}</p>`;
  expect(after(keepHead, page, { author: 0.1, links: 0.3 })).toEqual(['t +', running]);
});

test('running text between the title and the kept text is kept, short lines and captions are not', () => {
  const lead = `The harbour opens again: ${prose('lead', 20)}`;
  const page = `<h1 data-pith-role="title">t +</h1><p>By Ann</p><figure><figcaption>${prose('caption', 20)}</figcaption></figure>
    <p>${lead}</p><p>${running}</p><p>${prose('related', 20)}</p>`;
  expect(after(keepHead, page)).toEqual(['t +', lead, running]);
});

test('the notes of a kept text are kept, the terms of an offer that the model is sure about are not', () => {
  const page = '<p>a +</p><ol data-pith-footnotes><li>note</li></ol>';
  expect(after(fillGaps, page)).toEqual(['a +', 'note']);
  expect(after(fillGaps, page, { note: 0.1 })).toEqual(['a +']);
});

test('a list of teasers between two paragraphs stays out where it is improbable, a list of the text does not', () => {
  const page = '<p>a +</p><ul><li>teaser</li></ul><p>b +</p>';
  expect(after(fillGaps, page, { teaser: 0.1 })).toEqual(['a +', 'b +']);
  expect(after(fillGaps, page, { teaser: 0.2 })).toEqual(['a +', 'teaser', 'b +']);
});

test('panels and the labels that open them fill a gap, unless they are improbable', () => {
  const panels =
    '<details><summary>when</summary><p>late</p></details><div role="tablist"><p>summer</p></div><div data-pith-collapsed="tab"><p>warm</p></div>';
  const page = `<div><p>a +</p>${panels}<p>b +</p></div>`;
  expect(after(fillGaps, page)).toEqual(['a +', 'when', 'late', 'summer', 'warm', 'b +']);
  expect(after(fillGaps, page, { when: 0.1, late: 0.1 })).toEqual(['a +', 'summer', 'warm', 'b +']);
});

test('a long panel is a part with gaps of its own', () => {
  const long = Array.from({ length: 12 }, (_, i) => `<p>${i} +</p>`).join('');
  const panel = `<details>${long}<p>a +</p><ul><li>one</li></ul><p>b +</p></details>`;
  expect(after(fillGaps, `<p>x +</p>${panel}<p>y +</p>`)).toContain('one');
});

test('a sentence or two that an article lost come back; labels, links and what surely is none of it do not', () => {
  const only = (...texts: string[]) =>
    after(
      fillGaps,
      `<article><h1 data-pith-role="title">t</h1><p>${running}</p>${texts.map((text) => `<p>${text}</p>`).join('')}</article>`,
      { 'Give us': 0.1 },
    ).slice(1);
  expect(only('Built by a script far below.')).toEqual(['Built by a script far below.']);
  expect(only('Bottom of the well.', 'Built far below it.')).toHaveLength(2);
  expect(only('Give us your address.')).toEqual([]);
  expect(only('Share it')).toEqual([]);
  expect(only('<a href="/all">See all of our pages.</a>')).toEqual([]);
  expect(only('One of the three.', 'Two of the three.', 'Three of the three.')).toEqual([]);
});

test('a note that leaves takes its number in the text along, a number whose note never was there stays', () => {
  const textBlocks = blocksOf(
    `<p>plan<sup data-pith-footnote-reference="1">1</sup> tide<sup data-pith-footnote-reference="9">9</sup></p>
     <ol data-pith-footnotes><li data-pith-footnote="1">terms</li></ol>`,
  );
  for (const block of textBlocks) judge(block, block.text !== 'terms', 'start');
  const document = textBlocks[0]!.element.ownerDocument;
  applyVerdicts.run({ document, textBlocks, removed: { boilerplate: [] } } as unknown as Page);
  expect(document.body.textContent?.trim()).toBe('plan tide9');
});

test('text that a box parted does not run together when the box goes', () => {
  const textBlocks = blocksOf(
    '<section><span>$96</span><div>Save a quarter</div><span>before $129</span></section>',
  );
  for (const block of textBlocks) judge(block, !block.text.startsWith('Save'), 'start');
  const document = textBlocks[0]!.element.ownerDocument;
  applyVerdicts.run({ document, textBlocks, removed: { boilerplate: [] } } as unknown as Page);
  expect(document.body.textContent?.trim()).toBe('$96 before $129');
});

test('text that a box parted does not run together when an earlier pass has marked the box', () => {
  const textBlocks = blocksOf('<section>$96<div data-pith-drop="boilerplate: form">Save</div>$129</section>');
  for (const block of textBlocks) judge(block, true, 'start');
  const document = textBlocks[0]!.element.ownerDocument;
  applyVerdicts.run({ document, textBlocks, removed: { boilerplate: [] } } as unknown as Page);
  expect(document.body.textContent?.trim()).toBe('$96 $129');
});
