import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf } from './pages.ts';

/** Reason, then a snippet whose text WORD is hidden by it; the style sheet below serves the class names. */
const HIDDEN_TEXTS: [reason: string, html: string][] = [
  ['display', '<p style="display:none">WORD</p>'],
  ['display', '<p style="DISPLAY : NONE !important">WORD</p>'],
  ['display', '<p class="gone">WORD</p>'],
  ['display', '<p hidden>WORD</p>'],
  ['display', '<div hidden><section><p>WORD</p></section></div>'],
  ['display', '<div class="at-no-width"><p>WORD</p></div>'],
  ['display', '<dialog><p>WORD</p></dialog>'],
  ['display', '<div popover>WORD</div>'],
  ['display', '<span class="gone">WORD</span>'],
  ['visibility', '<p style="visibility:hidden">WORD</p>'],
  ['visibility', '<p style="visibility:collapse">WORD</p>'],
  ['visibility', '<div style="visibility:hidden"><p>WORD</p></div>'],
  ['opacity', '<p style="opacity:0">WORD</p>'],
  ['opacity', '<p style="opacity:0.01">WORD</p>'],
  ['opacity', '<div style="opacity:0"><div><p>WORD</p></div></div>'],
  ['opacity', '<div style="opacity:0.2"><div style="opacity:0.1"><p>WORD</p></div></div>'],
  ['zero-size', '<div style="height:0;overflow:hidden"><p>WORD</p></div>'],
  ['zero-size', '<div style="width:0;height:0;overflow:hidden">WORD</div>'],
  ['zero-size', '<div style="max-height:0;overflow:hidden"><p>WORD</p></div>'],
  ['zero-size', '<div style="position:relative;height:1px;overflow:hidden"><p>WORD</p></div>'],
  ['zero-size', '<div style="display:inline-block;width:0;overflow:clip">WORD</div>'],
  ['zero-size', '<p style="transform:scale(0)">WORD</p>'],
  ['zero-size', '<div style="transform:scale(0)"><p>WORD</p></div>'],
  ['zero-size', '<p style="transform:scaleY(0)">WORD</p>'],
  ['font-size', '<p style="font-size:0">WORD</p>'],
  ['font-size', '<p style="font-size:1px">WORD</p>'],
  ['font-size', '<div style="font-size:0"><span>WORD</span></div>'],
  ['clip', '<p style="clip-path:inset(50%);position:absolute">WORD</p>'],
  ['clip', '<p style="clip-path:inset(100%)">WORD</p>'],
  ['clip', '<p style="clip-path:circle(0)">WORD</p>'],
  ['clip', '<p style="clip-path:polygon(0 0, 0 0, 0 0)">WORD</p>'],
  ['clip', '<p style="position:absolute;clip:rect(0,0,0,0)">WORD</p>'],
  ['clip', '<p style="position:absolute;clip:rect(1px,1px,1px,1px)">WORD</p>'],
  ['clip', '<span class="sr-only">WORD</span>'],
  ['clip', '<span class="visually-hidden">WORD</span>'],
  ['off-screen', '<p style="position:absolute;left:-9999px">WORD</p>'],
  ['off-screen', '<p style="position:absolute;top:-9999px">WORD</p>'],
  ['off-screen', '<p style="position:fixed;left:-500px;width:300px">WORD</p>'],
  ['off-screen', '<p style="position:fixed;top:9999px">WORD</p>'],
  ['off-screen', '<p style="position:relative;left:-9999px">WORD</p>'],
  ['off-screen', '<p style="margin-left:-9999px">WORD</p>'],
  ['off-screen', '<p style="text-indent:-9999px">WORD</p>'],
  ['off-screen', '<p style="text-indent:100%;white-space:nowrap;overflow:hidden">WORD</p>'],
  ['off-screen', '<p style="transform:translateX(-9999px)">WORD</p>'],
  ['off-screen', '<p style="translate:-9999px 0">WORD</p>'],
  ['off-screen', '<div style="position:absolute;left:-9999px"><div><p>WORD</p></div></div>'],
  ['off-screen', '<div style="height:30px;overflow:hidden">Seen.<p style="margin-top:300px">WORD</p></div>'],
  [
    'off-screen',
    '<div style="height:60px;overflow:auto"><p style="position:relative;left:-9999px">WORD</p></div>',
  ],
  ['color', '<p style="color:#fff;background:#fff">WORD</p>'],
  ['color', '<p style="color:#fff">WORD</p>'],
  ['color', '<p style="color:#fefefe">WORD</p>'],
  ['color', '<p style="color:transparent">WORD</p>'],
  ['color', '<p style="color:rgba(0,0,0,0.01)">WORD</p>'],
  ['color', '<p style="-webkit-text-fill-color:transparent">WORD</p>'],
  ['color', '<div style="background:#123456"><p style="color:#123456">WORD</p></div>'],
  ['color', '<div style="background:#000"><div><p style="color:#010101">WORD</p></div></div>'],
  ['content-visibility', '<div style="content-visibility:hidden"><p>WORD</p></div>'],
];

const STYLE = `<style>
  .gone { display: none }
  .sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) }
  .visually-hidden { position: absolute !important; clip-path: inset(50%); width: 1px; height: 1px }
  @media (min-width: 1px) { .at-no-width { display: none } }
</style>`;

test('hidden text is marked with the reason', async ({ pith }) => {
  const body = HIDDEN_TEXTS.map(
    ([, html], index) => `<section>${html.replace('WORD', `secret${index}.`)}</section>`,
  );
  const page = await pith.open(`${STYLE}<p>A page.</p>${body.join('\n')}`);
  const copy = await snapshotOf(pith.worker, page);
  const found = HIDDEN_TEXTS.map(([, html], index) => [markOf(copy, `secret${index}.`), html]);
  expect(found).toEqual(HIDDEN_TEXTS.map(([reason, html]) => [`hidden: ${reason}`, html]));
});
