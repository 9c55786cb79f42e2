// A page with a link, chosen in the page menu, and an extension page from which the lines on the page can be read.

import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { toastsOn } from '../e2e/toasts.ts';
import { test as base } from './network-fixture.ts';

export const HTML = { 'content-type': 'text/html; charset=utf-8' };
export const TIDES = '<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>';
const START = '<title>Start</title><h1>Start</h1><p><a href="/tides">Tides</a></p><textarea></textarea>';

interface Desk {
  page: Page;
  /** Answers what is not the page with the link. */
  answer(listener: RequestListener): void;
  choose(link: string): Promise<void>;
  copyPage(): Promise<void>;
  /** The newest. */
  toast(): Promise<string>;
  toasts(): Promise<string[]>;
  clipboard(): Promise<string>;
  stopWorker(): Promise<void>;
  /** What the worker wrote down to begin again. */
  forgetJobs(): Promise<void>;
}

/** Whatever becomes of the worker. */
export const test = base.extend<{ desk: Desk }>({
  async desk({ network }, use) {
    const { context, at, serve } = network;
    let listener: RequestListener = (_, response) => void response.end();
    serve((request, response) => {
      if (request.url === '/start') response.writeHead(200, HTML).end(START);
      // The browser asks for it when it likes; a test that counts requests means its own.
      else if (request.url === '/favicon.ico') response.writeHead(404).end();
      else listener(request, response);
    });
    const control = await context.newPage();
    await control.goto(new URL('/options.html', network.worker.url()).href);
    await control.evaluate(() => chrome.storage.local.set({ settings: { localHost: 'site.example' } }));
    const page = await context.newPage();
    await page.goto(at('/start'));
    const session = await context.newCDPSession(control);
    await session.send('ServiceWorker.enable');
    const click = async (info: { menuItemId: string; linkUrl?: string }) => {
      await page.bringToFront();
      const worker = context.serviceWorkers().at(-1);
      await worker?.evaluate(async (clickInfo) => {
        const [tab] = await chrome.tabs.query({ active: true });
        const clicked = chrome.contextMenus.onClicked as unknown as {
          dispatch(info: object, tab: unknown): void;
        };
        clicked.dispatch(clickInfo, tab);
      }, info);
    };
    const toasts = () => toastsOn(control, at('/start'));
    await use({
      page,
      answer: (next) => (listener = next),
      choose: (linkUrl) => click({ menuItemId: 'copy-link', linkUrl }),
      copyPage: () => click({ menuItemId: 'copy-page' }),
      toast: async () => (await toasts())[0] ?? '',
      toasts,
      async clipboard() {
        await page.bringToFront();
        await page.fill('textarea', '');
        await page.focus('textarea');
        await page.keyboard.press('Control+V');
        return page.inputValue('textarea');
      },
      forgetJobs: () => control.evaluate(() => chrome.storage.session.clear()),
      async stopWorker() {
        await session.send('ServiceWorker.stopAllWorkers');
      },
    });
    await control.evaluate(() => chrome.storage.local.clear());
    await page.close();
    await control.close();
  },
});

export { expect } from '@playwright/test';
