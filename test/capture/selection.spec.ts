import type { Page, Worker } from '@playwright/test';
import { SELECTED } from '../../src/core/dom/marks.ts';
import { expect, test } from '../e2e/fixture.ts';
import { snapshotOf } from './pages.ts';

const PAGE =
  '<h1 id="head">Heading</h1><p id="one">First <b id="bold">bold</b> text.</p>' +
  '<ul id="list"><li id="a">Alpha</li><li id="b">Beta</li></ul><p id="two">Second text.</p>';

/** What is selected, as `tag: text` of the outermost marked elements. */
async function selected(worker: Worker, page: Page): Promise<string[]> {
  const copy = await snapshotOf(worker, page);
  return [...copy.querySelectorAll(`[${SELECTED}]`)]
    .filter((element) => !element.parentElement?.closest(`[${SELECTED}]`))
    .map((element) => `${element.localName}: ${element.textContent}`);
}

async function select(page: Page, ends: { from: [string, number]; to: [string, number] }): Promise<void> {
  await page.evaluate(({ from, to }) => {
    const textIn = (id: string) => document.createTreeWalker(document.getElementById(id)!, 4).nextNode()!;
    const selection = getSelection()!;
    selection.setBaseAndExtent(textIn(from[0]), from[1], textIn(to[0]), to[1]);
  }, ends);
}

test('nothing selected marks nothing', async ({ pith }) => {
  expect(await selected(pith.worker, await pith.open(PAGE))).toEqual([]);
});

test('a part of one text is split off', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await select(page, { from: ['two', 0], to: ['two', 6] });
  expect(await selected(pith.worker, page)).toEqual(['span: Second']);
});

test('elements wholly inside carry the mark, the ends are split', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await select(page, { from: ['one', 2], to: ['two', 6] });
  expect(await selected(pith.worker, page)).toEqual([
    'span: rst ',
    'b: bold',
    'span:  text.',
    'ul: AlphaBeta',
    'span: Second',
  ]);
});

test('a selection made backwards is the same', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await select(page, { from: ['b', 2], to: ['a', 2] });
  expect(await selected(pith.worker, page)).toEqual(['span: pha', 'span: Be']);
});

test('everything selected marks the blocks of the page', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await page.keyboard.press('Control+a');
  const texts = await selected(pith.worker, page);
  expect(texts.join(' ')).toContain('Heading');
  expect(texts.join(' ')).toContain('Second text.');
});

test('a selection by element offsets is mapped too', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await page.evaluate(() => {
    const list = document.getElementById('list')!;
    getSelection()!.setBaseAndExtent(list, 1, list, 2);
  });
  expect(await selected(pith.worker, page)).toEqual(['li: Beta']);
});

test('selections in an open shadow root, a frame and a text field are found', async ({ pith }) => {
  const page = await pith.open(
    '<x-a><template shadowrootmode="open"><p>Shadow words.</p></template></x-a><iframe srcdoc="<p>Framed words.</p>"></iframe><textarea>Typed words</textarea>',
  );
  await page.evaluate(() => {
    const text = document.querySelector('x-a')!.shadowRoot!.querySelector('p')!.firstChild!;
    getSelection()!.setBaseAndExtent(text, 0, text, 6);
  });
  expect(await selected(pith.worker, page)).toEqual(['span: Shadow']);
  await page.evaluate(() => {
    getSelection()!.removeAllRanges();
    const inner = document.querySelector('iframe')!.contentDocument!;
    const text = inner.querySelector('p')!.firstChild!;
    inner.getSelection()!.setBaseAndExtent(text, 0, text, 6);
  });
  expect(await selected(pith.worker, page)).toEqual(['span: Framed']);
  await page.evaluate(() => {
    document.querySelector('iframe')!.contentDocument!.getSelection()!.removeAllRanges();
    const area = document.querySelector('textarea')!;
    area.focus();
    area.setSelectionRange(0, 5);
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(copy.querySelector('textarea')?.getAttribute(SELECTED)).toBe('Typed');
});

test('selecting changes nothing for the person', async ({ pith }) => {
  const page = await pith.open(PAGE);
  await select(page, { from: ['one', 2], to: ['two', 6] });
  const before = await page.evaluate(() => getSelection()!.toString());
  await snapshotOf(pith.worker, page);
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(before);
});
