// The reader: a page without privileges in which the passes run. It is warm, and what keeps it busy costs only itself.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixture.ts';

type Chrome = typeof chrome;
const TIDE =
  '<h1>Tides</h1><p>The sea rises twice a day, a little later each time, says the keeper of the harbour.</p>';
/** Keeps the passes busy for longer than the patience of the test. */
const LONG = `<title>Long</title><article>${'<p>The <b>keeper</b> writes the height <a href="/">into</a> a book.</p>'.repeat(20_000)}</article>`;

const isReady = (): Promise<boolean> =>
  chrome.runtime
    .sendMessage({ pith: 'offscreen:ready' })
    .then((reply: { value?: boolean } | undefined) => reply?.value === true)
    .catch(() => false);

test('stands ready soon after the start of the browser', async ({ pith: { worker } }) => {
  await expect.poll(() => worker.evaluate(isReady)).toBe(true);
});

test('what runs in it reaches no API, storage, page around it, or network', async ({ pith }) => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached');
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const id = new URL(pith.worker.url()).host;
  const page = await pith.context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/reader.html';
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  });
  const frame = page.frames().find((each) => each.url().endsWith('/reader.html'));
  const reached = await frame?.evaluate(async (target) => {
    const tries: Record<string, () => unknown> = {
      runtime: () => (globalThis as { chrome?: Chrome }).chrome?.runtime?.getURL('/'),
      'local storage': () => localStorage.length,
      cookie: () => document.cookie,
      database: () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open('a');
          request.addEventListener('success', resolve);
          request.addEventListener('error', reject);
        }),
      parent: () => parent.document.title,
      fetch: () => fetch(target),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(target.replace('http', 'ws'));
          socket.addEventListener('open', resolve);
          socket.addEventListener('error', reject);
        }),
      picture: () =>
        new Promise((resolve, reject) => {
          const image = new Image();
          image.addEventListener('load', resolve);
          image.addEventListener('error', reject);
          image.src = target;
        }),
      // It always says yes: what counts is that none arrives.
      beacon: () => void navigator.sendBeacon(target),
      window: () => open(target),
      form: () => {
        const form = document.createElement('form');
        form.action = target;
        document.body.append(form);
        form.submit();
      },
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        const found = await attempt();
        if (found !== undefined && found !== null) names.push(name);
      } catch {
        // As it should.
      }
    }
    return names;
  }, `http://127.0.0.1:${port}/`);
  await page.waitForTimeout(500);
  server.close();
  expect(reached).toEqual([]);
  expect(requests).toBe(0);
});

test('a page that is not read in time gives an error, and the next is read as if nothing had been', async ({
  pith,
}) => {
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const long = await pith.open(LONG);
  const failed = await pith.worker.evaluate(
    ({ url }) =>
      globalThis.pith.extract({ url, options: { patience: 100 } }).then(
        () => 'read',
        (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
      ),
    { url: long.url() },
  );
  expect(failed).toMatch(/^page-failed: .{20}/);
  const next = await pith.open(TIDE);
  const { markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, budget: 1000 }),
    next.url(),
  );
  expect(markdown).toContain('The sea rises twice a day');
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
});

test('ten pages at once are all read', async ({ pith }) => {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, at) => pith.open(`${TIDE}<p>Page ${at} of ten.</p>`)),
  );
  const texts = await pith.worker.evaluate(
    (urls) =>
      Promise.all(urls.map((url) => globalThis.pith.extract({ url }).then(({ markdown }) => markdown))),
    pages.map((page) => page.url()),
  );
  texts.forEach((text, at) => expect(text).toContain(`Page ${at} of ten.`));
});

test('a page that goes elsewhere while it is read gives a result or says so, and the next is read', async ({
  pith,
}) => {
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const page = await pith.open(LONG);
  const reading = pith.worker.evaluate(
    (url) =>
      globalThis.pith.extract({ url }).then(
        () => 'read',
        (error: { code: string }) => error.code,
      ),
    page.url(),
  );
  await page.goto('about:blank');
  expect(['read', 'page-changed', 'page-failed', 'tab-closed', 'no-access', 'restricted-page']).toContain(
    await reading,
  );
  const next = await pith.open(TIDE);
  const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), next.url());
  expect(markdown).toContain('The sea rises twice a day');
});

test('fifteen megabytes of boxes give a result or an error, and the next page is read', async ({ pith }) => {
  test.setTimeout(120_000);
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const page = await pith.open(`<title>Boxes</title><p>Boxes.</p>${'<div></div>'.repeat(1_400_000)}`);
  const outcome = await pith.worker.evaluate(
    (url) =>
      globalThis.pith.extract({ url }).then(
        ({ markdown }) => markdown,
        (error: { code: string }) => error.code,
      ),
    page.url(),
  );
  expect(outcome).toMatch(/Boxes|^page-failed$|^nothing-to-extract$/);
  const next = await pith.open(TIDE);
  const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), next.url());
  expect(markdown).toContain('The sea rises twice a day');
});
