import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf } from './pages.ts';

/** How it opens, then a page part whose WORD is folded; ID is unique for each row. */
const FOLDED_TEXTS: [how: string, html: string][] = [
  ['details', '<details><summary>More</summary><p>WORD</p></details>'],
  ['details', '<details><summary>More</summary>WORD</details>'],
  ['details', '<details><p>WORD</p><summary>More</summary></details>'],
  ['details', '<details><summary>A</summary><details><summary>B</summary><p>WORD</p></details></details>'],
  ['until-found', '<div hidden="until-found"><p>WORD</p></div>'],
  [
    'accordion',
    '<button aria-expanded="false" aria-controls="ID">Q</button><div id="ID" style="display:none">WORD</div>',
  ],
  [
    'accordion',
    '<button aria-expanded="false" aria-controls="ID">Q</button><div id="ID" hidden><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<button data-bs-toggle="collapse" data-bs-target="#ID">Q</button><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<a data-toggle="collapse" href="#ID">Q</a><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<h3 data-target="#ID" data-toggle="collapse">Q</h3><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<h3><button id="b-ID" data-state="closed">Q</button></h3><div role="region" aria-labelledby="b-ID" data-state="closed" hidden>WORD</div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="height:0;overflow:hidden;visibility:hidden"><div><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div style="height:0;overflow:hidden"><div id="ID"><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden;min-height:0"><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="opacity:0"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="visibility:hidden"><p>WORD</p></div>',
  ],
  ['accordion', '<button aria-expanded="false">Q</button><div style="display:none">WORD</div>'],
  ['accordion', '<h3><button aria-expanded="false">Q</button></h3><div hidden>WORD</div>'],
  [
    'accordion',
    '<input type="checkbox" id="c-ID"><label for="c-ID">Q</label><div style="display:none">WORD</div>',
  ],
  [
    'tab',
    '<div role="tablist"><button role="tab" aria-controls="x-ID">A</button><button role="tab" aria-controls="ID">B</button></div><div role="tabpanel" id="x-ID">First.</div><div role="tabpanel" id="ID" hidden>WORD</div>',
  ],
  [
    'tab',
    '<div role="tablist"><button role="tab">A</button><button role="tab">B</button></div><div><div role="tabpanel">First.</div><div role="tabpanel" hidden><p>WORD</p></div></div>',
  ],
  [
    'tab',
    '<ul><li><a role="tab" href="#x-ID">A</a></li><li><a role="tab" href="#ID">B</a></li></ul><div id="x-ID">First.</div><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'tab',
    '<input type="radio" id="r-ID"><label for="r-ID">B</label><div style="display:none"><p>WORD</p></div>',
  ],
  [
    'carousel',
    '<div style="width:300px;overflow:hidden"><div style="display:flex"><div style="flex:0 0 300px">One.</div><div style="flex:0 0 300px">WORD</div></div></div>',
  ],
  [
    'carousel',
    '<div class="carousel"><div class="item">One.</div><div class="item" style="display:none">WORD</div></div>',
  ],
  [
    'carousel',
    '<div class="slider"><div class="item" style="opacity:1">One.</div><div class="item" style="opacity:0">WORD</div></div>',
  ],
  [
    'cut',
    '<div><div style="height:40px;overflow:hidden">Start.<p style="margin-top:60px">WORD</p></div><button>Read more</button></div>',
  ],
];

/** Text that looks folded but that nothing in sight opens. */
const UNOPENABLE_TEXTS: [reason: string, html: string][] = [
  ['display', '<button hidden aria-controls="ID">Q</button><div id="ID" style="display:none">WORD</div>'],
  ['display', '<div id="ID" class="collapse" style="display:none">WORD</div>'],
  ['display', '<button aria-controls="other">Q</button><div id="ID" style="display:none">WORD</div>'],
  [
    'display',
    '<button aria-haspopup="dialog" aria-controls="ID">Q</button><div id="ID" role="dialog" style="display:none">WORD</div>',
  ],
  [
    'display',
    '<button aria-haspopup="menu" aria-controls="ID">Q</button><ul id="ID" style="display:none"><li>WORD</li></ul>',
  ],
  ['display', '<div role="tabpanel" hidden>WORD</div>'],
  ['display', '<details><summary>More</summary><p>Shown.</p><p style="display:none">WORD</p></details>'],
  ['font-size', '<details><summary>More</summary><p>Shown.</p><p style="font-size:0">WORD</p></details>'],
  ['color', '<details><summary>More</summary><p>Shown.</p><p style="color:#fff">WORD</p></details>'],
  [
    'clip',
    '<details><summary>More</summary><p>Shown.</p><p style="position:absolute;clip-path:inset(50%)">WORD</p></details>',
  ],
  [
    'off-screen',
    '<details><summary>More</summary><p>Shown.</p><p style="position:absolute;left:-9999px">WORD</p></details>',
  ],
  [
    'zero-size',
    '<details><summary>More</summary><p>Shown.</p><p style="height:0;overflow:hidden">WORD</p></details>',
  ],
  [
    'opacity',
    '<button aria-controls="ID">Q</button><div id="ID" style="display:none">Shown.<p style="opacity:0">WORD</p></div>',
  ],
  [
    'visibility',
    '<details><summary>More</summary><p>Shown.</p><p style="visibility:hidden">WORD</p></details>',
  ],
];

const number = (html: string, index: number) =>
  `<section>${html.replaceAll('ID', `part${index}`).replace('WORD', `word${index}.`)}</section>`;

test('folded text is kept with the way it opens', async ({ pith }) => {
  const page = await pith.open(FOLDED_TEXTS.map(([, html], index) => number(html, index)).join('\n'));
  const copy = await snapshotOf(pith.worker, page);
  const found = FOLDED_TEXTS.map(([, html], index) => [markOf(copy, `word${index}.`), html]);
  expect(found).toEqual(FOLDED_TEXTS.map(([how, html]) => [`collapsed: ${how}`, html]));
});

test('text that nothing opens is hidden', async ({ pith }) => {
  const page = await pith.open(UNOPENABLE_TEXTS.map(([, html], index) => number(html, index)).join('\n'));
  const copy = await snapshotOf(pith.worker, page);
  const found = UNOPENABLE_TEXTS.map(([, html], index) => [markOf(copy, `word${index}.`), html]);
  expect(found).toEqual(UNOPENABLE_TEXTS.map(([reason, html]) => [`hidden: ${reason}`, html]));
});

test('an open details, an open tab and the summaries stay visible', async ({ pith }) => {
  const page = await pith.open(
    `<details open><summary>Open.</summary><p>Read.</p></details><details><summary>Closed.</summary><p>Folded.</p></details>
     <div role="tabpanel">Current.</div>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(['Open.', 'Read.', 'Closed.', 'Current.'].map((text) => markOf(copy, text))).toEqual(
    Array(4).fill('visible'),
  );
});

test('nothing is clicked or opened', async ({ pith }) => {
  const page = await pith.open(
    `<details><summary>More</summary><p>Folded.</p></details>
     <button aria-expanded="false" aria-controls="body" onclick="document.title='clicked'">Q</button><div id="body" hidden>A</div>`,
  );
  await snapshotOf(pith.worker, page);
  expect(await page.title()).toBe('');
  expect(await page.locator('details').getAttribute('open')).toBeNull();
});
