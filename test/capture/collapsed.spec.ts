import { expect, test } from '../e2e/fixture.ts';
import { FOLDED_TEXTS, UNOPENABLE_TEXTS } from './folded-texts.ts';
import { markOf, snapshotOf } from './pages.ts';

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
