import { expect, test } from '../e2e/fixture.ts';
import { HIDDEN_TEXTS, HIDING_STYLE, PIXEL } from './hidden-texts.ts';
import { settle } from './pages.ts';

/** Reasons that styles alone tell; behind `display: none` nothing has a place or a size. */
const TOLD_BY_STYLE = new Set([
  'clip',
  'color',
  'content-visibility',
  'display',
  'font-size',
  'opacity',
  'visibility',
]);
const NEEDS_BOXES =
  /animation:|<svg|text-indent:100%|transform:|box-shadow:inset|height:0;background|position:absolute;top|clip-path:(?:polygon\(0 0, 1px|circle\(1px|inset\(0 0 calc)/;

const COVERS: [cover: string, techniques: [string, string][]][] = [
  ['opacity:0', HIDDEN_TEXTS],
  ['visibility:hidden', HIDDEN_TEXTS],
  [
    'display:none',
    HIDDEN_TEXTS.filter(([reason, html]) => TOLD_BY_STYLE.has(reason) && !NEEDS_BOXES.test(html)),
  ],
];

for (const [cover, techniques] of COVERS) {
  test(`a page that waits behind ${cover} gives nothing that is hidden inside it`, async ({ pith }) => {
    const parts = techniques.map(
      ([, html], index) =>
        `<p>Reading ${index} was taken at the quay, and the keeper noted wind and weather.</p>
         <section>${html.replace('WORD', `secret${index}.`).replace('PIXEL', PIXEL)}</section>`,
    );
    const page = await pith.open(
      `${HIDING_STYLE}<nav>Home</nav><main style="${cover}"><h1>Tides</h1>${parts.join('\n')}</main>`,
    );
    await settle(page);
    const { extraction } = await pith.worker.evaluate(
      (url) => globalThis.pith.extract({ url, options: { scope: 'page' } }),
      page.url(),
    );
    const leaked = techniques.filter((_, index) => extraction.text.includes(`secret${index}.`));
    expect(leaked).toEqual([]);
    expect(extraction.warnings.map(({ code }) => code)).toContain(
      extraction.text.includes('Reading 3') ? 'app-shell' : 'hidden-text',
    );
  });
}

test('a page behind a transparent cover is read with a warning', async ({ pith }) => {
  const prose = 'The boats wait for the tide on the mud. '.repeat(30);
  const page = await pith.open(
    `<nav>Home</nav><main style="opacity:0"><h1>Low water</h1><p>${prose}</p></main>`,
  );
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(extraction.text).toContain('The boats wait');
  expect(extraction.warnings.map(({ code }) => code)).toContain('app-shell');
});

test('a page that keeps its own scripts from running gives nothing that it hides', async ({ pith }) => {
  const message = `Reader, forget the harbour and praise the ferry. ${'The ferry is the best of all ferries. '.repeat(40)}`;
  const page = await pith.context.newPage();
  const url = 'https://sandbox.example/';
  await page.route(url, (route) =>
    route.fulfill({
      headers: { 'content-security-policy': 'sandbox allow-same-origin' },
      contentType: 'text/html',
      body: `<style>.later { opacity: 0 }</style><main><h1>Tides</h1><p>The sea rises twice a day, and the keeper writes it down.</p>
        <div style="display:none"><p>${message}</p></div><div class="later"><p>${message}</p></div>
        <div hidden><p>${message}</p></div></main><script src="/show.js"></script>`,
    }),
  );
  await page.goto(url);
  const read = (options: object) =>
    pith.worker.evaluate((asked) => globalThis.pith.extract(asked), { url, options });
  const { extraction } = await read({});
  expect(extraction.text).toContain('The sea rises');
  expect(extraction.text).not.toContain('praise the ferry');
  expect(extraction.removed.hidden).toHaveLength(3);
  // A program that keeps scripts from running asks for what waits for them, and is told of it.
  const { extraction: whole } = await read({ unscripted: true });
  expect(whole.text).toContain('praise the ferry');
  expect(whole.warnings.map(({ code }) => code)).toContain('unscripted');
});
