// A passage is found on the live page, scrolled to and marked, and the page is as it was when the marks have gone.

import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixture.ts';
import type { Pith } from '../e2e/side-panel.ts';

const FAR = '<div style="height:3000px"></div>';

async function show(pith: Pith, page: Page, passage: { heading: string; body: string }): Promise<boolean> {
  return pith.worker.evaluate(
    async ([url, given]) => {
      const tabId = (await chrome.tabs.query({ url: `${url}*` }))[0]?.id as number;
      const target = { tabId };
      await chrome.scripting.executeScript({
        target,
        args: [given],
        func: (value) => Object.assign(globalThis, { pithPassage: value }),
      });
      const [shown] = await chrome.scripting.executeScript({ target, files: ['/show.js'] });
      return shown?.result as boolean;
    },
    [page.url(), passage] as const,
  );
}

const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the heading over the passage is meant, not its line in the table of contents', async ({ pith }) => {
  const page = await pith.open(`<nav><a href="#s">Spring tides</a> <a href="#n">Neap</a></nav>${FAR}
    <h2 id="s">Spring <em>tides</em></h2><p>They come with the <b>new</b> moon.</p>${FAR}`);
  const passage = { heading: 'Spring tides', body: 'They come with the new moon.' };
  expect(await show(pith, page, passage)).toBe(true);
  expect(await isInView(page, '#s')).toBe(true);
});

test('a passage in a shadow root, in a scroller and in closed details is reached', async ({ pith }) => {
  const page = await pith.open(`${FAR}
    <x-note><template shadowrootmode="closed"><p>The quay is dry at low water.</p></template></x-note>
    <div style="height:200px;overflow:auto"><div style="height:900px"></div><p id="in">Ropes are made of hemp.</p></div>
    <details><summary>More</summary><p id="folded">Nobody sails on Monday.</p></details>${FAR}`);
  expect(await show(pith, page, { heading: '', body: 'The quay is dry' })).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await show(pith, page, { heading: '', body: 'Ropes are made of hemp.' })).toBe(true);
  expect(await isInView(page, '#in')).toBe(true);
  expect(await show(pith, page, { heading: '', body: 'Nobody sails on Monday.' })).toBe(true);
  expect(await isInView(page, '#folded')).toBe(true);
});

test('a passage in a frame of the same site is reached and marked in its place', async ({ pith }) => {
  const inner = '<h2>Quay</h2><div style="height:2000px"></div><p>The quay is dry at low water.</p>';
  const page = await pith.open(
    `<p>Above.</p>${FAR}<iframe style="width:400px;height:300px" srcdoc='${inner}'></iframe>${FAR}<p>Below.</p>`,
  );
  await page.frameLocator('iframe').getByText('The quay').waitFor();
  expect(await show(pith, page, { heading: '', body: 'The quay is dry at low water.' })).toBe(true);
  await expect(page.frameLocator('iframe').getByText('The quay is dry')).toBeInViewport();
  expect(await isInView(page, 'iframe')).toBe(true);
  expect(await show(pith, page, { heading: '', body: 'Below.' })).toBe(true);
});

test('what can be seen is meant, not its hidden twin', async ({ pith }) => {
  const page = await pith.open(`<p style="display:none">High water is at noon.</p>${FAR}
    <p id="seen">High water is at noon.</p>`);
  await show(pith, page, { heading: '', body: 'High water is at noon.' });
  expect(await isInView(page, '#seen')).toBe(true);
});

test('words that are not there are not found, and nothing moves', async ({ pith }) => {
  const page = await pith.open(
    `<p>High water is at noon.</p>${FAR}<form id="f"><input name="firstChild"></form>`,
  );
  expect(await show(pith, page, { heading: 'Ebb', body: 'Low water' })).toBe(false);
  expect(await show(pith, page, { heading: '', body: '' })).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the marks leave by themselves, and with them every trace', async ({ pith }) => {
  const page = await pith.open('<h1>Tides</h1><p>High water is at noon.</p>');
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  await show(pith, page, { heading: 'Tides', body: 'High water is at noon.' });
  expect(await html()).not.toBe(before);
  await expect.poll(html, { timeout: 15_000 }).toBe(before);
});
