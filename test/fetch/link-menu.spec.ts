// "Copy linked page as Markdown": what the person sees on the page, whatever happens to the fetch, the tab or the worker.

import type { RequestListener, ServerResponse } from 'node:http';
import { type Page, expect } from '@playwright/test';
import { test as base } from './network-fixture.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TIDES = '<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>';
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
}

/** A page with a link, and an extension page from which the toast can be read, whatever becomes of the worker. */
const test = base.extend<{ desk: Desk }>({
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
    const toasts = () => control.evaluate(readToasts, at('/start'));
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
      async stopWorker() {
        await session.send('ServiceWorker.stopAllWorkers');
      },
    });
    await control.evaluate(() => chrome.storage.local.clear());
    await page.close();
    await control.close();
  },
});

/** Runs in the extension's page. */
async function readToasts(url: string): Promise<string[]> {
  const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
  const [result] = await chrome.scripting.executeScript({
    target: { tabId: tab?.id as number },
    func: () => {
      const host = document.documentElement.lastElementChild as HTMLElement;
      const root = host.localName === 'div' ? chrome.dom.openOrClosedShadowRoot(host) : null;
      return [...(root?.querySelectorAll('[role]') ?? [])].map((line) => line.textContent ?? '');
    },
  });
  return result?.result ?? [];
}

test('the linked page is copied, with its progress on the page', async ({ network, desk }) => {
  let waiting: ServerResponse | undefined;
  desk.answer((_, response) => (waiting = response));
  await desk.choose(network.at('/tides'));
  await expect.poll(desk.toast).toBe('Fetching the page from site.example…Cancel');
  await expect.poll(() => waiting !== undefined).toBe(true);
  waiting?.writeHead(200, HTML).end(TIDES);
  await expect.poll(desk.toast).toMatch(/^Copied \d+ tokens/);
  expect(await desk.clipboard()).toBe('# Tides\n\nThe sea rises twice a day.\n');
});

test('Escape cancels: the connection ends and nothing is copied', async ({ network, desk }) => {
  let closed = false;
  desk.answer((_, response) => void response.on('close', () => (closed = true)));
  await desk.choose(network.at('/cancelled'));
  await expect.poll(desk.toast).toContain('Fetching');
  await desk.page.keyboard.press('Escape');
  await expect.poll(desk.toast).toBe('Cancelled');
  await expect.poll(() => closed).toBe(true);
});

test('the button on the page cancels, too', async ({ network, desk }) => {
  desk.answer(() => undefined);
  await desk.choose(network.at('/button'));
  await expect.poll(desk.toast).toContain('Fetching');
  // Past the link and the box of the page.
  for (let stop = 0; stop < 3; stop += 1) await desk.page.keyboard.press('Tab');
  await desk.page.keyboard.press('Enter');
  await expect.poll(desk.toast).toBe('Cancelled');
});

test('a failure says what happened and what to do', async ({ network, desk }) => {
  desk.answer((_, response) => void response.writeHead(404).end());
  await desk.choose(network.at('/gone'));
  await expect
    .poll(desk.toast)
    .toContain('The site did not give the page. It answered with error 404. Open the page to see why.');
  await desk.choose(`http://127.0.0.1:${network.forbiddenPort}/`);
  await expect
    .poll(desk.toast)
    .toContain('This address is not fetched. It leads to your own computer or network');
  await desk.choose('mailto:ann@example.com');
  await expect.poll(desk.toast).toContain('is no ordinary web address');
  expect(network.reached).toEqual([]);
});

test('what follows on the same page takes away neither an error nor the progress of a job', async ({
  network,
  desk,
}) => {
  let waiting: ServerResponse | undefined;
  desk.answer((request, response) => {
    if (request.url === '/slow') waiting = response;
    else response.writeHead(404).end();
  });
  const fetching = 'Fetching the page from site.example…Cancel';
  const failed = /^The site did not give the page\./;
  await desk.choose(network.at('/slow'));
  await expect.poll(desk.toasts).toEqual([fetching]);
  await desk.choose(network.at('/gone'));
  await expect.poll(desk.toasts).toEqual([expect.stringMatching(failed), fetching]);
  await desk.copyPage();
  await expect
    .poll(desk.toasts)
    .toEqual([expect.stringMatching(/^Copied/), expect.stringMatching(failed), fetching]);
  // The copy leaves by itself; then Escape closes the error and not the job.
  await expect.poll(desk.toasts).toEqual([expect.stringMatching(failed), fetching]);
  await desk.page.keyboard.press('Escape');
  await expect.poll(desk.toasts).toEqual([fetching]);
  waiting?.writeHead(200, HTML).end(TIDES);
  await expect.poll(desk.toasts).toEqual([expect.stringMatching(/^Copied/)]);
});

test('an error that comes twice is told once, and of many only the newest stay', async ({
  network,
  desk,
}) => {
  desk.answer(({ url }, response) => void response.writeHead(Number(url?.slice(1))).end());
  const errors = async () => (await desk.toasts()).map((toast) => Number(/error (\d+)/.exec(toast)?.[1]));
  for (const status of [404, 401, 404, 402, 403, 405]) {
    await desk.choose(network.at(`/${status}`));
    await expect.poll(async () => (await errors())[0]).toBe(status);
  }
  expect(await errors()).toEqual([405, 403, 402, 404]);
});

test('a worker that is stopped in the middle begins again', async ({ network, desk }) => {
  let asked = 0;
  desk.answer((_, response) => {
    asked += 1;
    response.writeHead(200, HTML);
    if (asked === 1) response.write('<title>Tides</title><h1>Ti');
    else response.end(TIDES);
  });
  await desk.choose(network.at('/interrupted'));
  await expect.poll(() => asked).toBe(1);
  await desk.stopWorker();
  await expect.poll(desk.toast, { timeout: 20_000 }).toMatch(/^Copied/);
  expect(await desk.clipboard()).toContain('The sea rises twice a day.');
  expect(asked).toBe(2);
});

test('a worker that is stopped again and again gives up and says so', async ({ network, desk }) => {
  let asked = 0;
  desk.answer(() => (asked += 1));
  await desk.choose(network.at('/stopped'));
  for (const times of [1, 2]) {
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(times);
    await desk.stopWorker();
  }
  await expect.poll(desk.toast, { timeout: 20_000 }).toContain('The browser stopped the work');
  expect(asked).toBe(2);
});

test('a tab that was opened to read a page does not outlive its worker', async ({ network, desk }) => {
  const { context } = network;
  let asked = 0;
  desk.answer((_, response) => {
    asked += 1;
    response.writeHead(200, HTML);
    response.end(
      asked <= 2
        ? '<title>App</title><div id="root"></div><script src="data:text/javascript,"></script>'
        : TIDES.replace('twice a day.', `twice a day. ${'Water comes and goes. '.repeat(60)}`),
    );
  });
  const control = context.pages().find((page) => page.url().endsWith('/options.html'));
  await control?.evaluate(() =>
    chrome.storage.local.set({ settings: { localHost: 'site.example', renderShells: true } }),
  );
  const opened = () => context.pages().filter((page) => page.url() === network.at('/app')).length;
  await desk.choose(network.at('/app'));
  await expect.poll(opened).toBe(1);
  await desk.stopWorker();
  await expect.poll(desk.toast, { timeout: 20_000 }).toMatch(/^Copied/);
  await expect.poll(opened).toBe(0);
});
