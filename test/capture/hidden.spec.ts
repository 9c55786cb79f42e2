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
