// The lines that Pith writes on a page, on pages that stand in their way.

import type { Page, Worker } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { toastsOn } from './toasts.ts';

interface Choice {
  menuItemId: string;
  linkUrl?: string;
}

/** Refused at once. */
const REFUSED: Choice = { menuItemId: 'copy-link', linkUrl: 'mailto:ann@harbour.example' };
/** Fails on a page without text. */
const WITHOUT_TEXT: Choice = { menuItemId: 'copy-page' };

async function choose(page: Page, worker: Worker, choice: Choice): Promise<void> {
  await page.bringToFront();
  await worker.evaluate(async (info) => {
    const [tab] = await chrome.tabs.query({ active: true });
    const clicked = chrome.contextMenus.onClicked as unknown as {
      dispatch(info: object, tab: unknown): void;
    };
    clicked.dispatch(info, tab);
  }, choice);
}

/** The place of the lines in the window; null where they are not drawn. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('html > div[popover]');
    const box = host?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const isOnTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === host;
    const isWithin = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    return { isOnTop, isWithin };
  });

test('rules for everything and a layer over everything do not hide it', async ({ pith }) => {
  const page = await pith.open(
    `<!doctype html><meta http-equiv="content-security-policy" content="style-src 'none'"><p>Tides</p>`,
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { display: none !important; opacity: 0 !important; transform: scale(0) !important; position: static !important } html, body { display: block !important; opacity: 1 !important; transform: none !important } .veil { display: block !important; opacity: 1 !important; transform: none !important; position: fixed !important; inset: 0; background: #fff; z-index: 2147483647 }',
    );
    document.adoptedStyleSheets = [sheet];
    document.documentElement.append(Object.assign(document.createElement('div'), { className: 'veil' }));
  });
  await choose(page, pith.worker, REFUSED);
  await expect.poll(() => placeOf(page)).toEqual({ isOnTop: true, isWithin: true });
});

test('it comes above what fills the screen and above what opened after it', async ({ pith }) => {
  const page = await pith.open(
    '<!doctype html><video controls></video><div popover="manual" style="position:fixed;inset:0;width:100vw;height:100vh"></div>',
  );
  await choose(page, pith.worker, REFUSED);
  await expect.poll(() => placeOf(page)).toMatchObject({ isOnTop: true });
  await page.evaluate(() => document.querySelector<HTMLElement>('body > [popover]')!.showPopover());
  expect(await placeOf(page)).toMatchObject({ isOnTop: false });
  await choose(page, pith.worker, WITHOUT_TEXT);
  await expect.poll(() => placeOf(page)).toMatchObject({ isOnTop: true });
});

test('a script of the page cannot press Escape, the person can', async ({ pith }) => {
  const page = await pith.open('<!doctype html><p>Tides</p>');
  await choose(page, pith.worker, REFUSED);
  await expect.poll(() => placeOf(page)).not.toBeNull();
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(await placeOf(page)).not.toBeNull();
  await page.keyboard.press('Escape');
  expect(await placeOf(page)).toBeNull();
});

test('an error that the page took away comes back with the next line', async ({ pith }) => {
  const page = await pith.open('<!doctype html><title>Nothing</title>');
  await choose(page, pith.worker, REFUSED);
  await expect.poll(() => placeOf(page)).not.toBeNull();
  await page.evaluate(() => document.querySelector('html > div[popover]')!.remove());
  await choose(page, pith.worker, WITHOUT_TEXT);
  await expect.poll(async () => (await toastsOn(pith.worker, page.url())).length).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await placeOf(page)).toBeNull();
});

test('where the tab shows a drawing, it is told on the toolbar button', async ({ pith }) => {
  const page = await pith.context.newPage();
  const url = 'https://drawing.example/tides.svg';
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(url);
  await choose(page, pith.worker, REFUSED);
  await expect
    .poll(() =>
      pith.worker.evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true });
        return chrome.action.getTitle({ tabId: tab?.id as number });
      }),
    )
    .toContain('is no ordinary web address');
});
