import { expect, test } from '../e2e/fixture.ts';
import { PIXEL } from './hidden-texts.ts';
import { markOf, settle, snapshotOf } from './pages.ts';
import { VISIBLE_INTERFACE, VISIBLE_STYLE, VISIBLE_TEXTS } from './visible-texts.ts';

test('text that a person sees stays visible', async ({ pith }) => {
  const texts = [...VISIBLE_TEXTS, ...VISIBLE_INTERFACE];
  const body = texts.map(
    (html, index) => `<section>${html.replace('WORD', `shown${index}.`).replace('PIXEL', PIXEL)}</section>`,
  );
  const page = await pith.open(`${VISIBLE_STYLE}<p>A page.</p>${body.join('\n')}`);
  await settle(page);
  const copy = await snapshotOf(pith.worker, page);
  const found = texts.map((html, index) => [markOf(copy, `shown${index}.`), html]);
  expect(found).toEqual(texts.map((html) => ['visible', html]));
});

test('text above the scrolled position and below the fold stays visible', async ({ pith }) => {
  const filler = '<div style="height:3000px"></div>';
  const page = await pith.open(`<p>Far above.</p>${filler}<p>Here.</p>${filler}<p>Far below.</p>`);
  await page.evaluate(() => window.scrollTo(0, 2900));
  const copy = await snapshotOf(pith.worker, page);
  expect(['Far above.', 'Here.', 'Far below.'].map((text) => markOf(copy, text))).toEqual(
    Array(3).fill('visible'),
  );
});

test('the page under a dialog that locks scrolling stays visible', async ({ pith }) => {
  const page = await pith.open(
    `<style>html, body { height: 100%; overflow: hidden; margin: 0 } body { position: fixed; top: -500px }</style>
     <p>First.</p><div style="height:2000px"></div><p>Last.</p>
     <div role="dialog" style="position:fixed;inset:0;background:#fff">Choose.</div>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['First.', 'Last.', 'Choose.'].map((text) => markOf(copy, text))).toEqual(Array(3).fill('visible'));
});

test('the page under a dialog, however it is made, stays visible', async ({ pith }) => {
  const page = await pith.open(
    `<style>body { margin: 0 } .app { position: relative; min-height: 2000px } .dialog { position: absolute; z-index: 9; background: #fff }</style>
     <div class="app"><div style="filter:blur(6px)"><h2>Tides</h2><p>First of the page.</p><p style="height:900px">Second of the page.</p></div>
       <div class="dialog" role="dialog" style="left:0;top:0;width:600px;height:300px"><p>We use cookies.</p><button>Accept</button></div></div>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['First of the page.', 'Second of the page.', 'We use'].map((text) => markOf(copy, text))).toEqual(
    Array(3).fill('visible'),
  );
});

test('a page and a box that are scrolled half-way keep what has gone under a bar', async ({ pith }) => {
  const bar = '<div style="position:absolute;top:0;left:0;right:0;height:20px;background:#eee"></div>';
  const page = await pith.open(
    `<style>body { margin: 0 } p { margin: 0; height: 20px }</style>
     <div style="position:relative"><div id="box" style="height:80px;padding-top:20px;overflow:auto"><p>Scrolled by.</p><p>Under the bar.</p><p style="height:400px">Below.</p></div>${bar}</div>
     <div style="position:relative"><p style="position:sticky;top:0">The head of it.</p><p>One.</p><p>Two.</p><i style="position:relative;display:block;height:60px;background:#ddd"></i></div>
     <div style="height:3000px"></div>`,
  );
  await page.evaluate(() => {
    document.getElementById('box')!.scrollTop = 40;
    window.scrollTo(0, 140);
  });
  const copy = await snapshotOf(pith.worker, page);
  const marks = ['Scrolled by.', 'Under the bar.', 'The head of it.', 'Two.'].map((text) =>
    markOf(copy, text),
  );
  expect(marks).toEqual(Array(4).fill('visible'));
});

test('text under a curtain that is drawn when it is scrolled to is kept', async ({ pith }) => {
  const curtain = (words: string) =>
    `<h2 style="position:relative">${words}<i class="curtain"></i></h2><div style="height:2000px"></div>`;
  const page = await pith.open(
    `<style>.curtain { position: absolute; inset: 0; background: #f60; transition: transform 0.6s }</style>
     ${curtain('In the window.')}${curtain('Below.')}${curtain('Far below.')}`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['In the window.', 'Below.', 'Far below.'].map((text) => markOf(copy, text))).toEqual([
    'hidden: covered',
    'visible',
    'visible',
  ]);
});

test('parts of the page that are smeared while a dialog is open beside them stay visible', async ({
  pith,
}) => {
  const part = (words: string) => `<section style="filter:blur(6px)"><p>${words}</p></section>`;
  const dialog = '<div role="dialog" aria-modal="true" style="position:fixed;inset:100px">Choose.</div>';
  const page = await pith.open(
    `${part('First part.')}${part('Second part.')}${dialog}<main>${part('A riddle.')}</main>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  const marks = ['First part.', 'Second part.', 'Choose.', 'A riddle.'].map((text) => markOf(copy, text));
  expect(marks).toEqual([...Array(3).fill('visible'), 'hidden: blur']);
});

test('light text on the dark canvas of a dark page stays visible', async ({ pith }) => {
  const page = await pith.open(
    '<style>:root { color-scheme: dark }</style><p>Night.</p><p style="color:#fff">Moon.</p>',
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['Night.', 'Moon.'].map((text) => markOf(copy, text))).toEqual(Array(2).fill('visible'));
});

test('a page written from right to left has its text in sight', async ({ pith }) => {
  const page = await pith.open(
    `<html dir="rtl"><p>Near.</p><div style="width:3000px"><p style="width:100px;margin-right:2800px">Reached by scrolling.</p></div>
     <p style="position:absolute;right:-9999px">Put away.</p>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['Near.', 'Reached by scrolling.', 'Put away.'].map((text) => markOf(copy, text))).toEqual([
    'visible',
    'visible',
    'hidden: off-screen',
  ]);
});

test('text that fades in when it is scrolled to is kept, text that merely looks like it is not', async ({
  pith,
}) => {
  const faded = (words: string, rest = '') => `<section class="reveal" ${rest}><p>${words}</p></section>`;
  const page = await pith.open(
    `<style>.reveal { opacity: 0; transition: opacity 0.3s } .reveal.is-shown { opacity: 1 } [data-aos] { opacity: 0 }
       .drawn { clip-path: inset(0 100% 0 0); transition: clip-path 0.5s } .wiped { mask: linear-gradient(#000, #000) no-repeat; mask-size: 0 100%; transition: mask-size 0.5s }
       .soft { filter: blur(8px); transition: filter 0.5s }
       .once { opacity: 0; transition: opacity 0.3s } .wow { visibility: hidden; transition: visibility 1s }</style>
     <h1>Tides</h1><section class="reveal is-shown"><p>Shown at once.</p></section>${faded('Faded in the window.')}
     <div style="height:3000px"></div>${faded('Faded below.')}
     <p data-aos="fade-up">First of two.</p><p data-aos="fade-up">Second of two.</p>
     <div style="opacity: 0; transform: translateY(20px)">Third way.</div><div style="opacity: 0; transform: translateY(20px)">Fourth way.</div>
     <div class="wow">Fifth way.</div><div class="wow">Sixth way.</div>
     <p class="soft" style="filter: blur(8px)">Seventh way.</p><p class="soft">Eighth way.</p>
     <p class="drawn">Ninth way.</p><p class="drawn">Tenth way.</p><p class="wiped">Eleventh way.</p><p class="wiped">Twelfth way.</p>
     <p class="once">Alone of its kind.</p><p class="plain" style="opacity:0">Never animated.</p><p class="plain">Plain.</p>
     ${faded('Small print: ', '><p style="font-size:1px">Tiny.</p')}`,
  );
  const copy = await snapshotOf(pith.worker, page);
  const marks = (...texts: string[]) => texts.map((text) => markOf(copy, text));
  expect(
    marks(
      'Faded below.',
      'First of two.',
      'Second of two.',
      'Third way.',
      'Fourth way.',
      'Fifth way.',
      'Sixth way.',
      'Seventh way.',
      'Eighth way.',
      'Ninth way.',
      'Tenth way.',
      'Eleventh way.',
      'Twelfth way.',
    ),
  ).toEqual(Array(13).fill('collapsed: scroll'));
  expect(marks('Faded in the window.', 'Alone of its kind.', 'Never animated.')).toEqual(
    Array(3).fill('hidden: opacity'),
  );
  expect(marks('Tiny.')).toEqual(['hidden: font-size']);
  const { extraction } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, options: { collapsed: false } }),
    page.url(),
  );
  expect(extraction.text).toContain('Faded below.');
  expect(extraction.warnings.map(({ code }) => code)).toContain('unscrolled');
});

test('the back of a card that turns is kept', async ({ pith }) => {
  const face = 'position:absolute;inset:0;backface-visibility:hidden';
  const page = await pith.open(
    `<div style="position:relative;height:200px"><div style="${face}">Question.</div><div style="${face};transform:rotateY(180deg)">Answer.</div></div>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['Question.', 'Answer.'].map((text) => markOf(copy, text))).toEqual(['visible', 'collapsed: flip']);
});

test('a page in a window of one pixel is read as it would look in a larger one', async ({ pith }) => {
  const page = await pith.open(
    `<style>html, body { margin: 0; overflow: hidden } .app { width: 100vw; height: 100vh; overflow: hidden }</style>
     <div class="app"><p>In the window.</p><div style="position:fixed;top:20px;left:20px">A fixed bar.</div></div><p hidden>Secret.</p>`,
  );
  await page.setViewportSize({ width: 1, height: 1 });
  const copy = await snapshotOf(pith.worker, page);
  expect(['In the window.', 'A fixed bar.', 'Secret.'].map((text) => markOf(copy, text))).toEqual([
    'visible',
    'visible',
    'hidden: display',
  ]);
});
