// Words in boxes of inline tags: a blank stands between what a person sees apart, and nothing between letters that
// stand together.

import { expect, test } from '../e2e/fixture.ts';

const TEXT =
  '<p>The mill was built beside the weir, where the river drops two metres, and it ground rye for six villages.</p>' +
  '<p>Its wheel turned until the autumn of the great flood, when the sluice gave way and the miller moved uphill.</p>';
const STYLE = `<style>
  .b { display: block } .f { display: flex; gap: 12px } .i { display: inline-block } .g { display: grid; grid-template-columns: 80px 80px }
  .badge { display: inline-block; margin-left: 8px } .pad { display: inline-block; padding: 0 6px } .c { display: table-cell; padding: 4px } .ok::before { content: '✓' } .no::before { content: '✗' } .dot::before { content: '»' } .tight { display: flex }
</style>`;

/** Name, markup, what it reads as. */
const CASES: [name: string, html: string, line: string][] = [
  [
    'two lines of a heading',
    '<h2><span class="b">Part one</span><span class="b">Winter</span></h2>',
    '## Part one Winter',
  ],
  [
    'the items of a row',
    '<p class="f"><span>Harbour due</span><span>12 crowns</span></p>',
    'Harbour due 12 crowns',
  ],
  ['the cells of a grid', '<p class="g"><span>Rye</span><span>40 sacks</span></p>', 'Rye 40 sacks'],
  ['a badge beside its heading', '<h2>The wheel<span class="badge">New</span></h2>', '## The wheel New'],
  [
    'tags that only their padding parts',
    '<p><span class="pad">oak</span><span class="pad">iron</span></p>',
    'oak iron',
  ],
  [
    'what follows a block inside of a wrapper',
    '<h2><span><span class="b">Depth</span></span><span>at low water</span></h2>',
    '## Depth at low water',
  ],
  [
    'text after a block',
    '<h2>Pilot<small class="b">by day only</small>ring twice</h2>',
    '## Pilot by day only ring twice',
  ],
  [
    'the lines of a link',
    '<p>See <a href="https://mill.example/"><span class="b">The race</span><span class="b">and its stones</span></a>.</p>',
    'See [The race and its stones](https://mill.example/).',
  ],
  [
    'the lines of a link that is a heading',
    '<h2><a href="https://mill.example/"><span class="b">The race</span><span class="b">and its stones</span></a></h2>',
    '[The race and its stones](https://mill.example/)',
  ],
  ['a float at the end of the line', '<p><span style="float:right">40 sacks</span>Rye</p>', '40 sacks Rye'],
  [
    'a row in a folded part',
    '<details><summary>Prices</summary><p class="f"><span>Oats</span><span>10 sacks</span></p></details>',
    'Oats 10 sacks',
  ],
  [
    'a column of a row',
    '<h2 class="f"><span style="display:flex;flex-direction:column"><b>Monday</b><i>3 May</i></span></h2>',
    '## Monday *3 May*',
  ],
  [
    'a table that only its style sheet makes',
    '<div style="display:table"><div style="display:table-row"><div class="c">Rye</div><div class="c">40</div></div><div style="display:table-row"><span class="c">Oats</span><span class="c">10</span></div></div>',
    '| Rye | 40 |\n| Oats | 10 |',
  ],
  [
    'ticks that only the style sheet writes',
    '<table><tr><th>Feature</th><th>Mill</th><th>Barn</th></tr><tr><td>Stove</td><td class="ok"></td><td><i class="no"></i></td></tr></table>',
    '| Stove | ✓ | ✗ |',
  ],
  // Near misses.
  [
    'a bullet that the style sheet writes is no word',
    '<table><tr><th>Feature</th><th>Mill</th></tr><tr><td>Stove</td><td><i class="dot"></i>none</td></tr></table>',
    '| Stove | none |',
  ],
  [
    'two columns that a style sheet sets as a table',
    '<div style="display:table"><div style="display:table-row"><div class="c"><p>The left column.</p><p>It is long.</p></div><div class="c"><p>The right column.</p></div></div></div>',
    'It is long.\n\nThe right column.',
  ],
  [
    'an initial that floats',
    '<p><span style="float:left;font-size:3em;line-height:1;margin-right:14px">H</span>is shop has no door.</p>',
    'His shop has no door.',
  ],
  [
    'a drop cap in a box of its own',
    '<p><span class="i" style="font-size:3em;margin-right:4px">E</span>verything that a boat can lose is sold here.</p>',
    'Everything that a boat',
  ],
  [
    'syllables that are coloured',
    '<p>Read it as <span class="i">mo</span><span class="i" style="color:red">ther</span><span class="i">hood</span>, slowly.</p>',
    'Read it as motherhood, slowly.',
  ],
  [
    'letters that are moved one by one',
    '<h2 class="tight"><span>W</span><span>h</span><span>e</span><span>e</span><span>l</span></h2>',
    '## Wheel',
  ],
  [
    'a sign after a word in a box',
    '<p>The depth is <span class="i">four</span>, and no <span class="i">more</span>.</p>',
    'is four, and no more.',
  ],
  [
    'tokens of code in boxes',
    '<p>Call <code>fit<span class="i" style="margin-left:6px">(x)</span></code> once.</p>',
    'Call `fit(x)` once.',
  ],
];

test('words stand apart as they do on the screen', async ({ pith }) => {
  const page = await pith.open('');
  for (const [name, html, line] of CASES) {
    await page.setContent(
      `<!doctype html><title>The mill</title>${STYLE}<main><article><h1>The mill at the weir</h1>${TEXT}${html}${TEXT}</article></main>`,
    );
    const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
    expect.soft(markdown.replaceAll('**', ''), name).toContain(line);
  }
});
