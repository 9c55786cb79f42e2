import { expect, test } from 'vitest';
import { closeHoles } from '../../../src/core/content/repair/close-holes.ts';
import { fallBack } from '../../../src/core/content/repair/fall-back.ts';
import { judgeHeadings } from '../../../src/core/content/repair/judge-headings.ts';
import { keepCode } from '../../../src/core/content/repair/keep-code.ts';
import { keepLead } from '../../../src/core/content/repair/keep-lead.ts';
import { keepRoles } from '../../../src/core/content/repair/keep-roles.ts';
import { judgeWholes } from '../../../src/core/content/repair/judge-wholes.ts';
import { keepLastSentence } from '../../../src/core/content/repair/keep-last-sentence.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { DomPass, Page } from '../../../src/core/page.ts';
import { applyVerdicts } from '../../../src/core/content/apply-verdicts.ts';
import { blocksOf, prose } from './read.ts';

/**
 * Blocks whose text contains `+` start as kept; gives the texts that are kept after the pass. `beliefs` has what the
 * model thinks of a text, where it has looked.
 */
function after(pass: DomPass, html: string, beliefs: Record<string, number> = {}): string[] {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) {
    judge(block, block.text.includes('+'), 'start');
    const belief = beliefs[block.text];
    if (belief !== undefined) block.belief = belief;
  }
  pass.run({ textBlocks, warnings: [] } as unknown as Page);
  return textBlocks.filter(isKept).map((block) => block.text);
}

const running = `+ ${prose('pier', 60)}`;

test('a heading with nothing under it goes, one over kept text stays', () => {
  expect(after(judgeHeadings, `<h2>A +</h2><p>x</p><h2>B +</h2><p>${running}</p>`)).toEqual(['B +', running]);
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
  expect(after(judgeWholes, `<table>${row('one +', 'two +')}${row('three +', '4')}</table>`)).toHaveLength(4);
  expect(after(judgeWholes, `<table>${row('one', 'two')}${row('three +', '4')}</table>`)).toEqual([]);
});

test('in a list only the items that the model doubts go with the majority', () => {
  const list = '<ul><li>red apple +</li><li>green pear +</li><li>sign in</li></ul>';
  expect(after(judgeWholes, list, { 'sign in': 0.3 })).toEqual(['red apple +', 'green pear +']);
  expect(after(judgeWholes, list, { 'sign in': 0.45 })).toHaveLength(3);
  const menu = '<ul><li>home page</li><li>all the shops</li><li>pear +</li></ul>';
  expect(after(judgeWholes, menu, { 'pear +': 0.7 })).toEqual(['pear +']);
  expect(after(judgeWholes, menu, { 'pear +': 0.55 })).toEqual([]);
});

test('a table that lays out the page is not judged as one', () => {
  const cell = (text: string) =>
    `<td>${`<div><h3>${text}</h3><div>${text}</div><div>${text}</div></div>`.repeat(2)}</td>`;
  expect(after(judgeWholes, `<table><tr>${cell('main +')}${cell('menu')}</tr></table>`)).toHaveLength(6);
});

test('where nothing was chosen everything is given', () => {
  expect(after(fallBack, '<p>a</p><p>b</p>')).toEqual(['a', 'b']);
  expect(after(fallBack, '<p>a +</p><p>b</p>')).toEqual(['a +']);
});

test('a listing or list between two kept siblings is kept, one at the end is not', () => {
  expect(
    after(closeHoles, '<div><p>a +</p><div><pre>code</pre></div><p>b +</p><ul><li>last</li></ul></div>'),
  ).toEqual(['a +', 'code', 'b +']);
});

test('two listings that follow each other between kept siblings are both kept', () => {
  expect(after(closeHoles, '<p>a +</p><div><pre>one</pre></div><div><pre>two</pre></div><p>b +</p>')).toEqual(
    ['a +', 'one', 'two', 'b +'],
  );
});

test('code at the end of a page stays, code that the model is sure about goes', () => {
  const textBlocks = blocksOf('<p>a +</p><h2>Recipes</h2><p>b</p><pre>doubtful</pre><pre>sure</pre>');
  for (const block of textBlocks) {
    judge(block, block.text.includes('+'), 'start');
    block.belief = block.text === 'sure' ? 0.1 : 0.3;
  }
  keepCode.run({ textBlocks } as unknown as Page);
  expect(textBlocks.filter(isKept).map(({ text }) => text)).toEqual(['a +', 'doubtful']);
});

test('what the model is sure about stays out of a list, a hole and a head; code and the title do not', () => {
  const textBlocks = blocksOf(
    '<h1 data-pith-role="title">t</h1><p data-pith-role="date">d</p><p>a +</p><ul><li>menu</li></ul><p>b +</p><pre>code</pre><p>c +</p>',
  );
  for (const block of textBlocks) {
    judge(block, block.text.includes('+'), 'start');
    block.belief = block.text.includes('+') ? 0.9 : 0.01;
  }
  const document = textBlocks[0]?.element.ownerDocument;
  for (const pass of [closeHoles, keepRoles])
    pass.run({ document, textBlocks, warnings: [] } as unknown as Page);
  expect(textBlocks.filter(isKept).map(({ text }) => text)).toEqual(['t', 'a +', 'b +', 'code', 'c +']);
});

test('running text below the title that the model is sure about is no lead, nor is what follows it', () => {
  const textBlocks = blocksOf(
    `<h1 data-pith-role="title">t +</h1><p>${prose('author', 20)}</p><p>${prose('links', 20)}</p><p>${running}</p>`,
  );
  for (const block of textBlocks) {
    judge(block, block.text.includes('+'), 'start');
    block.belief = block.text.includes('+') ? 0.9 : block.text.includes('author') ? 0.1 : 0.3;
  }
  keepLead.run({ document: textBlocks[0]?.element.ownerDocument, textBlocks } as unknown as Page);
  expect(textBlocks.filter(isKept).map(({ text }) => text)).toEqual(['t +', running]);
});

test('running text between the title and the kept text is kept, short lines and captions are not', () => {
  const lead = `The harbour opens again: ${prose('lead', 20)}`;
  const textBlocks = blocksOf(
    `<h1 data-pith-role="title">t +</h1><p>By Ann</p><figure><figcaption>${prose('caption', 20)}</figcaption></figure>
     <p>${lead}</p><p>${running}</p><p>${prose('related', 20)}</p>`,
  );
  for (const block of textBlocks) judge(block, block.text.includes('+'), 'start');
  keepLead.run({ document: textBlocks[0]?.element.ownerDocument, textBlocks } as unknown as Page);
  expect(textBlocks.filter(isKept).map(({ text }) => text)).toEqual(['t +', lead, running]);
});

test('the notes of a kept text are kept, the terms of an offer that the model is sure about are not', () => {
  const page = '<p>a +</p><ol data-pith-footnotes><li>note</li></ol>';
  expect(after(closeHoles, page)).toEqual(['a +', 'note']);
  expect(after(closeHoles, page, { note: 0.1 })).toEqual(['a +']);
});

test('a list of teasers between two paragraphs stays out where the model doubts it, a list of the text does not', () => {
  const page = '<p>a +</p><ul><li>teaser</li></ul><p>b +</p>';
  expect(after(closeHoles, page, { teaser: 0.2 })).toEqual(['a +', 'b +']);
  expect(after(closeHoles, page, { teaser: 0.3 })).toEqual(['a +', 'teaser', 'b +']);
});

test('panels and the labels that open them fill a hole, unless the model thinks little of them', () => {
  const panels =
    '<details><summary>when</summary><p>late</p></details><div role="tablist"><p>summer</p></div><div data-pith-collapsed="tab"><p>warm</p></div>';
  const page = `<div><p>a +</p>${panels}<p>b +</p></div>`;
  expect(after(closeHoles, page)).toEqual(['a +', 'when', 'late', 'summer', 'warm', 'b +']);
  expect(after(closeHoles, page, { when: 0.1, late: 0.1 })).toEqual(['a +', 'summer', 'warm', 'b +']);
});

test('a long panel is a part with holes of its own', () => {
  const long = Array.from({ length: 12 }, (_, i) => `<p>${i} +</p>`).join('');
  const panel = `<details>${long}<p>a +</p><ul><li>one</li></ul><p>b +</p></details>`;
  expect(after(closeHoles, `<p>x +</p>${panel}<p>y +</p>`)).toContain('one');
});

test('a sentence that an article lost comes back, or two in doubt; a label and what surely is none of it do not', () => {
  const only = (...texts: string[]) =>
    after(
      keepLastSentence,
      `<article><p>${running}</p>${texts.map((text) => `<p>${text}</p>`).join('')}</article>`,
      { 'Give us your address.': 0.1, 'Bottom of the well.': 0.4 },
    );
  expect(only('Built by a script far below.')).toEqual([running, 'Built by a script far below.']);
  expect(only('Share it with all your friends')).toEqual([running]);
  expect(only('Bottom of the well.', 'Far below it.')).toEqual([running]);
  expect(only('Bottom of the well.', 'Built far below it.')).toHaveLength(3);
  expect(only('Built far below it.', 'Built far below it.')).toHaveLength(2);
  expect(only('Give us your address.', 'We send news each week.')).toEqual([running]);
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
