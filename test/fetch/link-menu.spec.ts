// "Copy linked page as Markdown": what the person sees on the page, whatever happens to the fetch, the tab or the worker.

import type { ServerResponse } from 'node:http';
import { HTML, TIDES, expect, test } from './link-desk.ts';

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
  let [asked, closed] = [false, false];
  desk.answer((_, response) => {
    asked = true;
    response.on('close', () => (closed = true));
  });
  await desk.choose(network.at('/cancelled'));
  await expect.poll(desk.toast).toContain('Fetching');
  await expect.poll(() => asked).toBe(true); // the progress is shown before the connection stands
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

test('the lines fit into a small window, whatever the length of their words', async ({ network, desk }) => {
  await desk.page.setViewportSize({ width: 320, height: 200 });
  const label = 'harbour'.repeat(9);
  desk.answer(() => undefined);
  for (let count = 1; count <= 3; count += 1) {
    await desk.choose(network.at(`/${count}`, `${label}.${label}.${label}.example`));
    await expect.poll(desk.toasts).toHaveLength(count);
  }
  const fits = await desk.page.evaluate(() => {
    const host = document.querySelector('html > div[popover]')!;
    const { left, right, top, bottom } = host.getBoundingClientRect();
    return host.scrollWidth <= host.clientWidth && [left, top, innerWidth - right, innerHeight - bottom];
  });
  expect(Math.min(...(fits || [-1]))).toBeGreaterThanOrEqual(0);
  for (let count = 1; count <= 3; count += 1) await desk.page.keyboard.press('Escape');
});

test('the progress of a job that nobody does any more goes with Escape', async ({ network, desk }) => {
  desk.answer(() => undefined);
  await desk.choose(network.at('/never'));
  await expect.poll(desk.toast).toContain('Fetching');
  await desk.forgetJobs();
  await desk.stopWorker();
  await desk.page.keyboard.press('Escape');
  await expect.poll(desk.toasts).toEqual([]);
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
