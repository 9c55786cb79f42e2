import { expect, test } from '../e2e/fixture.ts';
import { HIDDEN_TEXTS, HIDING_STYLE, PIXEL } from './hidden-texts.ts';
import { markOf, settle, snapshotOf } from './pages.ts';

test('hidden text is marked with the reason', async ({ pith }) => {
  const body = HIDDEN_TEXTS.map(
    ([, html], index) =>
      `<section>${html.replace('WORD', `secret${index}.`).replace('PIXEL', PIXEL)}</section>`,
  );
  const page = await pith.open(`${HIDING_STYLE}<p>A page.</p>${body.join('\n')}`);
  await settle(page);
  const copy = await snapshotOf(pith.worker, page);
  const found = HIDDEN_TEXTS.map(([, html], index) => [markOf(copy, `secret${index}.`), html]);
  expect(found).toEqual(HIDDEN_TEXTS.map(([reason, html]) => [`hidden: ${reason}`, html]));
});

test('on a long page the last of many covers counts like the first', async ({ pith }) => {
  const rows = Array.from(
    { length: 800 },
    (_, index) =>
      `<p>Shown${index}. Under${index}.</p><p>Lost${index}.</p><i style="position:absolute;width:300px;height:40px;margin-top:-35px;background:#fff"></i>`,
  );
  const page = await pith.open(`<style>p { margin: 0; height: 30px }</style>${rows.join('')}`);
  const copy = await snapshotOf(pith.worker, page);
  expect(['Lost0.', 'Lost799.', 'Shown799.'].map((text) => markOf(copy, text))).toEqual([
    'hidden: covered',
    'hidden: covered',
    'visible',
  ]);
});

test('text that stands in a shadow root or in its slot is covered there', async ({ pith }) => {
  const page = await pith.open('<p>A page.</p><div id="host">In the slot.</div>');
  await page.evaluate(() => {
    document.getElementById('host')!.attachShadow({
      mode: 'open',
    }).innerHTML = `<style>:host { position: relative; display: block } div { position: absolute; inset: 0; background: #fff }</style>
       <slot></slot><p>In the root.</p><div></div>`;
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(['A page.', 'In the slot.', 'In the root.'].map((text) => markOf(copy, text))).toEqual([
    'visible',
    'hidden: covered',
    'hidden: covered',
  ]);
});

/** Ways that few pages use, and their reasons. */
const RARE: [reason: string, style: string][] = [
  ['opacity', 'filter: opacity(0)'],
  ['blur', 'filter: blur(8px)'],
  ['clip', 'mask-image: linear-gradient(transparent, transparent)'],
  ['font-size', 'zoom: 0.01'],
  ['turned-away', 'transform: rotateY(180deg); backface-visibility: hidden'],
  ['zero-size', 'contain: strict; height: 0'],
  ['zero-size', 'overflow-y: clip; height: 0'],
];

const RULES = RARE.map(([, style], index) => `.rare${index} { ${style} }`);
const TEXTS = RARE.map((_, index) => `<p class="rare${index}">secret${index}.</p>`).join('');
const FILES: Record<string, [type: string, body: string]> = {
  '/style.css': ['text/css', RULES.join('\n')],
  '/insert.js': [
    'text/javascript',
    `for (const rule of ${JSON.stringify(RULES)}) made.sheet.insertRule(rule);`,
  ],
  '/adopt.js': [
    'text/javascript',
    `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(RULES.join('\n'))});
     document.adoptedStyleSheets = [sheet];`,
  ],
  '/attach.js': [
    'text/javascript',
    `host.attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(`<style>${RULES.join('\n')}</style>${TEXTS}`)};`,
  ],
};

for (const [where, html] of [
  ['a file', `<link rel="stylesheet" href="/style.css">${TEXTS}`],
  ['rules that a script wrote', `<style id="made"></style><script src="/insert.js"></script>${TEXTS}`],
  ['an adopted sheet', `<script src="/adopt.js"></script>${TEXTS}`],
  ['a shadow root', '<div id="host"></div><script src="/attach.js"></script>'],
] as const) {
  test(`text that the styles of ${where} hide is marked, whatever the way`, async ({ pith }) => {
    const page = await pith.context.newPage();
    await page.route('https://styled.example/*', (route) => {
      const [contentType, body] = FILES[new URL(route.request().url()).pathname] ?? [
        'text/html',
        `<!doctype html><p>A page.</p>${html}`,
      ];
      return route.fulfill({ contentType, body });
    });
    await page.goto('https://styled.example/');
    const copy = await snapshotOf(pith.worker, page);
    expect(markOf(copy, 'A page.')).toBe('visible');
    const found = RARE.map(([, style], index) => [markOf(copy, `secret${index}.`), style]);
    expect(found).toEqual(RARE.map(([reason, style]) => [`hidden: ${reason}`, style]));
  });
}
