import { FRAME, SHADOW } from '../../src/core/dom/marks.ts';
import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf, textOf } from './pages.ts';

test('shadow roots and slots are read in the order in which they show', async ({ pith }) => {
  const page = await pith.open(`
    <x-card><template shadowrootmode="open"><style>p { color: #333 }</style><h2><slot name="title"></slot></h2>
      <p>Body of the card.</p><slot></slot><x-note><template shadowrootmode="closed"><p>Closed note.</p></template></x-note>
      <slot name="none">Fallback words.</slot></template>
      <p>Slotted text.</p><span slot="title">Card title.</span><i slot="nowhere">Never slotted.</i></x-card>
    <p>After the card.</p>`);
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe(
    'Card title. Body of the card. Slotted text. Closed note. Fallback words. After the card.',
  );
  expect(copy.querySelector('x-card')?.getAttribute(SHADOW)).toBe('open');
  expect(copy.querySelector('x-note')?.getAttribute(SHADOW)).toBe('closed');
});

test('styles inside a shadow root hide its text', async ({ pith }) => {
  const page = await pith.open(`
    <x-a><template shadowrootmode="open"><style>.off { display: none } ::slotted(b) { font-size: 0 }</style>
      <p class="off">Inner secret.</p><p>Inner text.</p><slot></slot></template><b>Slotted secret.</b></x-a>`);
  const copy = await snapshotOf(pith.worker, page);
  expect(['Inner secret.', 'Inner text.', 'Slotted secret.'].map((text) => markOf(copy, text))).toEqual([
    'hidden: display',
    'visible',
    'hidden: font-size',
  ]);
});

test('an accordion inside a shadow root is collapsed', async ({ pith }) => {
  const page = await pith.open(`<x-a><template shadowrootmode="closed">
      <button aria-expanded="false" aria-controls="panel">Q</button><div id="panel" hidden>Answer.</div></template></x-a>`);
  expect(markOf(await snapshotOf(pith.worker, page), 'Answer.')).toBe('collapsed: accordion');
});

test('frames of the same origin stand at their place, frames in frames too', async ({ pith }) => {
  const inner = '<p>Innermost.</p><p hidden>Inner secret.</p>';
  const outer = `<p>Framed start.</p><iframe srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe><p>Framed end.</p>`;
  const page = await pith.open(
    `<p>Before.</p><iframe id="f" srcdoc="${outer.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe><p>After.</p>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe('Before. Framed start. Innermost. Inner secret. Framed end. After.');
  expect(markOf(copy, 'Inner secret.')).toBe('hidden: display');
  expect(copy.querySelectorAll(`[${FRAME}="about:srcdoc"]`)).toHaveLength(2);
});

test('text scrolled away inside a frame is visible, text put left of it is not', async ({ pith }) => {
  const inner =
    "<p>Top.</p><p style='margin-top:3000px'>Bottom.</p><p style='position:absolute;left:-999px'>Left.</p>";
  const page = await pith.open(`<div style="height:900px"></div><iframe srcdoc="${inner}"></iframe>`);
  const copy = await snapshotOf(pith.worker, page);
  expect(['Top.', 'Bottom.', 'Left.'].map((text) => markOf(copy, text))).toEqual([
    'visible',
    'visible',
    'hidden: off-screen',
  ]);
});

test('a frame of another origin stays a frame, and a large one is reported', async ({ pith }) => {
  const page = await pith.open(
    `<p>Text of the page.</p><iframe src="https://elsewhere.example/film" title="A film" width="300" height="150"></iframe>
     <iframe src="https://elsewhere.example/app" style="width:1200px;height:700px"></iframe>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(copy.querySelector('iframe[title="A film"]')?.getAttribute('src')).toBe(
    'https://elsewhere.example/film',
  );
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  const unread = extraction.warnings.filter(({ code }) => code === 'frame-not-read');
  expect(unread.map(({ message }) => message)).toEqual([
    'A large frame from another site was not read: https://elsewhere.example/app.',
  ]);
});

test('text of a hidden frame does not come in', async ({ pith }) => {
  const page = await pith.open(
    `<p>Text.</p><iframe hidden srcdoc="<p>One.</p>"></iframe><iframe width="1" height="1" srcdoc="<p>Two.</p>"></iframe>
     <iframe style="position:absolute;left:-5000px" srcdoc="<p>Three.</p>"></iframe>`,
  );
  expect(textOf((await snapshotOf(pith.worker, page)).body)).toBe('Text.');
});

test('formulas and drawings whose elements have a hyphen in their names are read like any page', async ({
  pith,
}) => {
  const page = await pith.open(
    `<p>Before.</p><math><semantics><mi>x</mi><annotation-xml encoding="MathML-Content"><ci>x</ci></annotation-xml></semantics></math>
     <svg width="100" height="40"><font-face></font-face><text y="20">Drawn.</text></svg><p>After.</p>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['Before.', 'Drawn.', 'After.'].map((text) => markOf(copy, text))).toEqual(Array(3).fill('visible'));
});
