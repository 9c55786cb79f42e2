// Selections by a person on real pages and the exact Markdown that each becomes.

import { expect, test } from '../e2e/fixture.ts';
import { BOUNDARIES } from './selection-cases/boundaries.ts';
import { CODE } from './selection-cases/code.ts';
import { LISTS } from './selection-cases/lists.ts';
import { TABLES } from './selection-cases/tables.ts';
import { WORDS } from './selection-cases/words.ts';
import { markdownOfSelection, readSelection } from './selected-markdown.ts';

for (const [name, html, markdown] of [...WORDS, ...LISTS, ...TABLES, ...CODE, ...BOUNDARIES]) {
  test(`selected: ${name}`, async ({ pith }) => {
    expect(await readSelection(pith, html)).toBe(markdown);
  });
}

test('the drag of a mouse out of a shadow root, either way', async ({ pith }) => {
  const page = await pith.open(
    '<!doctype html><p id="light">Light words here</p><x-a><template shadowrootmode="open"><p>Shadow words here.</p></template></x-a>',
  );
  const [above, below] = await page.evaluate(() =>
    [document.querySelector('#light'), document.querySelector('x-a')?.shadowRoot?.querySelector('p')].map(
      (element) => {
        const range = document.createRange();
        range.setStart(element!.firstChild!, 6);
        range.setEnd(element!.firstChild!, 12);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, middle: (top + bottom) / 2 };
      },
    ),
  );
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.click(400, 400);
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  await drag([above!.left, above!.middle], [below!.right, below!.middle]);
  const forwards = await markdownOfSelection(pith, page);
  await drag([below!.right, below!.middle], [above!.left, above!.middle]);
  expect([forwards, await markdownOfSelection(pith, page)]).toEqual(
    Array(2).fill('words here\n\nShadow words'),
  );
});

test('only the selection of the frame in use counts', async ({ pith }) => {
  const page = await pith.open(
    '<!doctype html><p>Outside words.</p><iframe srcdoc="<p>Inside words.</p>"></iframe>',
  );
  const select = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe')!.contentDocument!;
      for (const each of [document, frame]) each.getSelection()!.selectAllChildren(each.querySelector('p')!);
    });
  await select();
  await page.frameLocator('iframe').locator('p').click({ clickCount: 3 });
  expect(await markdownOfSelection(pith, page)).toBe('Inside words.');
  await page.locator('p').click({ clickCount: 3 });
  expect(await markdownOfSelection(pith, page)).toBe('Outside words.');
});

test('the part of a text field is taken, not what the page had selected before', async ({ pith }) => {
  const page = await pith.open('<!doctype html><p>Page words.</p><textarea>One *two*\n  three</textarea>');
  await page.evaluate(() => {
    const field = document.querySelector('textarea')!;
    field.focus();
    field.setSelectionRange(4, 17);
  });
  expect(await markdownOfSelection(pith, page)).toBe('\\*two\\*  \nthree');
});

test('a password is never taken', async ({ pith }) => {
  const page = await pith.open(
    '<!doctype html><p>Page words.</p><input type="password" value="secret words">',
  );
  await page.evaluate(() => document.querySelector('input')!.select());
  await expect(markdownOfSelection(pith, page)).rejects.toThrow(/Nothing is selected/);
});

test('nothing selected is told, not answered with the page', async ({ pith }) => {
  const page = await pith.open('<!doctype html><p>Page words.</p>');
  await expect(markdownOfSelection(pith, page)).rejects.toThrow(/Nothing is selected/);
});

test('everything on a page of five megabytes is taken to its last word', async ({ pith }) => {
  const page = await pith.open(
    `<!doctype html><body>${Array.from({ length: 12_000 }, (_, index) => `<p>${'The sea rises twice a day. '.repeat(15)}${index}</p>`).join('')}`,
  );
  await page.keyboard.press('Control+a');
  const markdown = await markdownOfSelection(pith, page);
  expect(markdown.length).toBeGreaterThan(4_800_000);
  expect(markdown.endsWith(' 11999')).toBe(true);
});
