import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf } from './pages.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

/** Snippets whose WORD a person sees, although it looks like a way of hiding. */
const VISIBLE_TEXTS: string[] = [
  '<p aria-hidden="true">WORD</p>',
  '<div inert><p>WORD</p></div>',
  '<p hidden style="display:block">WORD</p>',
  '<p style="color:#767676">WORD</p>',
  '<p style="color:#ccc">WORD</p>',
  '<p style="opacity:0.4">WORD</p>',
  '<p style="font-size:9px">WORD</p>',
  '<div style="font-size:0"><span style="font-size:16px">WORD</span></div>',
  '<div style="visibility:hidden"><p style="visibility:visible">WORD</p></div>',
  '<div style="text-indent:-9999px"><p style="text-indent:0">WORD</p></div>',
  '<p style="text-indent:-20px;padding-left:20px">WORD</p>',
  '<div style="position:sticky;top:0">WORD</div>',
  '<div style="position:fixed;bottom:0;left:0">WORD</div>',
  '<div style="height:40px;overflow:auto"><p style="margin-top:400px">WORD</p></div>',
  '<div style="width:200px;overflow-x:scroll;white-space:nowrap"><span style="padding-left:900px">WORD</span></div>',
  '<div style="content-visibility:auto;margin-top:3000px"><p>WORD</p></div>',
  '<div style="height:0"><p>WORD</p></div>',
  '<div style="width:0">WORD</div>',
  '<div style="height:0;overflow:hidden"><p style="position:absolute">WORD</p></div>',
  '<div style="display:contents"><p>WORD</p></div>',
  '<div style="display:contents">WORD</div>',
  '<div style="background:#222"><p style="color:#fff">WORD</p></div>',
  '<div style="background:rgba(0,0,0,0.8)"><p style="color:#fff">WORD</p></div>',
  '<div style="background:linear-gradient(#000,#333)"><p style="color:#fff">WORD</p></div>',
  `<div style="background:url(${PIXEL})"><p style="color:#fff">WORD</p></div>`,
  `<div style="position:relative"><img src="${PIXEL}" style="position:absolute;width:100%;height:100%;left:0;top:0"><p style="color:#fff;position:relative">WORD</p></div>`,
  '<div style="position:relative"><div style="position:absolute;inset:0;background:#123"></div><h2 style="color:#fff;position:relative">WORD</h2></div>',
  '<div class="painted-before"><p style="color:#fff;position:relative">WORD</p></div>',
  '<p style="color:transparent;background:linear-gradient(red,blue);background-clip:text;-webkit-background-clip:text">WORD</p>',
  '<p style="color:transparent;text-shadow:0 0 4px #000">WORD</p>',
  '<p style="color:#fff;-webkit-text-stroke:1px #000">WORD</p>',
  '<p style="color:color(srgb 0 0 0)">WORD</p>',
  '<p style="clip-path:inset(0)">WORD</p>',
  '<p style="clip-path:inset(10% round 8px)">WORD</p>',
  '<p style="clip-path:circle(60%)">WORD</p>',
  '<p style="clip-path:polygon(0 0, 100% 0, 100% 100%)">WORD</p>',
  '<p style="position:absolute;left:20px">WORD</p>',
  '<p style="transform:scale(0.5)">WORD</p>',
  '<p style="animation:arrive 1ms forwards">WORD</p>',
  '<p style="position:absolute;left:-40px;width:600px;padding-left:60px">WORD</p>',
  '<div style="width:100px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">WORD and more of the same line</div>',
  '<div style="max-height:30px;overflow:hidden">WORD<p>More.</p></div>',
  '<ruby>漢<rt>WORD</rt></ruby>',
  '<button>WORD</button>',
  '<div style="position:relative;height:100px;overflow:hidden"><div style="position:absolute;bottom:0">WORD</div></div>',
];

const STYLE = `<style>
  @keyframes arrive { from { opacity: 0 } to { opacity: 1 } }
  .painted-before { position: relative }
  .painted-before::before { content: ''; position: absolute; inset: 0; background: #234 }
</style>`;

test('text that a person sees stays visible', async ({ pith }) => {
  const body = VISIBLE_TEXTS.map(
    (html, index) => `<section>${html.replace('WORD', `shown${index}.`)}</section>`,
  );
  const page = await pith.open(`${STYLE}<p>A page.</p>${body.join('\n')}`);
  await page.waitForTimeout(50);
  const copy = await snapshotOf(pith.worker, page);
  const found = VISIBLE_TEXTS.map((html, index) => [markOf(copy, `shown${index}.`), html]);
  expect(found).toEqual(VISIBLE_TEXTS.map((html) => ['visible', html]));
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
