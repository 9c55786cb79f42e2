// What layers and places on the screen decide: a layer over the page goes, a layer that is the page stays.

import { expect, test } from '../e2e/fixture.ts';

const SENTENCES = [
  'The mill was built beside the weir, where the river drops two metres, and it ground rye for six villages.',
  'Its wheel turned until the autumn of the great flood, when the sluice gave way and the miller moved uphill.',
  'What is left today is the race, a line of stones in the grass, and the beam that carries the barn roof.',
  'Children still call the meadow the wheel pit, although none of them has ever seen water standing in it.',
];
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, i) => `<p>${SENTENCES[i % SENTENCES.length]} (${i + 1})</p>`).join('');
const menu =
  '<a href="/">Riverside</a> <a href="/mills">Mills</a> <a href="/locks">Locks</a> <a href="/tours">Tours</a>';
const article = `<article><h1>The mill at the weir</h1>${paragraphs(6)}</article>`;
const layer = (style: string, html: string): string => `<div style="position:fixed;${style}">${html}</div>`;
const teasers = Array.from(
  { length: 40 },
  (_, i) =>
    `<div class="card"><h2><a href="/s/${i}">Story ${i} of the valley</a></h2><p>A teaser that tells in one sentence what story ${i} of the valley is about and who wrote it.</p></div>`,
).join('');

/** Name, page, what stays, what goes. */
const KEPT: [string, string, string[], string[]][] = [
  [
    'a sticky header keeps the title that stands in it, without its menu',
    `<div class="topbar" style="position:sticky;top:0;background:white"><h1>The mill at the weir</h1><nav>${menu}</nav></div><main>${paragraphs(6)}</main>`,
    ['# The mill at the weir', '(6)'],
    ['Locks'],
  ],
  [
    'a fixed title bar of an app keeps the title',
    `${layer('top:0;left:0;right:0;height:56px;background:white', `<h1>The mill at the weir</h1><button>Menu</button>`)}<main style="margin-top:60px">${paragraphs(6)}</main>`,
    ['# The mill at the weir', '(6)'],
    [],
  ],
  [
    'a fixed pane that scrolls the whole article is the page',
    `${layer('top:0;left:0;bottom:0;width:220px', `<nav>${menu}</nav>`)}${layer('top:0;right:0;bottom:0;left:220px;overflow:auto', article)}`,
    ['# The mill at the weir', '(1)', '(6)'],
    ['Locks'],
  ],
  [
    'a reader over a whole list of stories keeps its text',
    `<div class="feed">${teasers}</div>${layer('inset:0;overflow:auto;background:white', `<div class="reader"><h1>The mill at the weir</h1>${paragraphs(8)}</div>`)}`,
    ['(1)', '(8)'],
    [],
  ],
  [
    'a short text in a full-screen reader is kept, too',
    `<div class="feed">${teasers}</div>${layer('inset:0;overflow:auto;background:white', `<div class="reader"><h2>At the weir</h2>${paragraphs(4)}</div>`)}`,
    ['(1)', '(4)'],
    [],
  ],
];

for (const [name, html, stays, goes] of KEPT)
  test(name, async ({ pith }) => {
    const page = await pith.open(`<!doctype html><title>The mill at the weir</title><body>${html}`);
    const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
    await page.close();
    for (const text of stays) expect(markdown).toContain(text);
    for (const text of goes) expect(markdown).not.toContain(text);
  });

/** What lies over a page that has its own text. */
const GONE: [string, string][] = [
  [
    'a consent bar',
    layer(
      'left:0;right:0;bottom:0;padding:20px;background:#eee',
      '<p>Gone words: we use cookies to measure how often you come back.</p><button>Accept</button>',
    ),
  ],
  [
    'a bar without a word of consent',
    layer('left:0;right:0;bottom:0;background:#eee', '<p>Gone words: the app reads better. Get it.</p>'),
  ],
  [
    'a chat bubble',
    layer(
      'right:16px;bottom:16px;width:260px;background:#def',
      '<p>Gone words! How can we help you today?</p><button>Start chat</button>',
    ),
  ],
  [
    'a toast',
    layer('right:16px;top:16px;background:#333;color:white', '<span>Gone words: saved to your list</span>'),
  ],
  [
    'a floating table of contents',
    layer(
      'right:16px;top:120px;width:200px',
      '<p>Gone words</p><ul><li><a href="#a">The weir</a></li><li><a href="#b">The flood</a></li><li><a href="#c">What is left</a></li></ul>',
    ),
  ],
  [
    'a sticky table of contents',
    '<div style="position:sticky;top:0;width:200px"><p>Gone words</p><ul><li><a href="#a">The weir</a></li><li><a href="#b">The flood</a></li><li><a href="#c">What is left</a></li></ul></div>',
  ],
  [
    'a rail of share links',
    layer(
      'left:8px;top:200px;width:48px',
      '<a href="#f">Gone words</a><a href="#m">Mail</a><a href="#p">Print</a>',
    ),
  ],
  [
    'a consent overlay on the whole screen',
    layer(
      'inset:0;background:white',
      '<p>Gone words: we and our partners store cookies to measure how often you come back to us.</p><p>Some of them are needed for the pages to work at all, others help us to show advertisements.</p><p>You may change what you have chosen at any time at the foot of every one of our pages.</p><button>Accept all</button><button>Reject</button>',
    ),
  ],
  [
    'a newsletter over the whole screen',
    layer(
      'inset:0;background:white',
      '<h2>Gone words</h2><p>Get one letter a week about rivers and mills, straight to your mailbox.</p><input type="email"><button>Subscribe</button><button>No, thanks</button>',
    ),
  ],
];

for (const [name, html] of GONE)
  test(`${name} goes, the page under it stays`, async ({ pith }) => {
    const page = await pith.open(
      `<!doctype html><title>The mill at the weir</title><body><main>${article}</main>${html}`,
    );
    const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
    await page.close();
    expect(markdown).not.toContain('Gone words');
    expect(markdown).toContain('# The mill at the weir');
    for (const number of [1, 2, 3, 4, 5, 6]) expect(markdown).toContain(`(${number})`);
  });
