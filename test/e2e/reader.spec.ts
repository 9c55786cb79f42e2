// The reader: a page without privileges in which the passes run. It is warm, and what keeps it busy costs only itself.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from '@playwright/test';
import { expect, test } from './fixture.ts';

type Chrome = typeof chrome;
const TIDE =
  '<h1>Tides</h1><p>The sea rises twice a day, a little later each time, says the keeper of the harbour.</p>';
/** Keeps the passes busy for longer than the patience of the test. */
const LONG = `<title>Long</title><article>${'<p>The <b>keeper</b> writes the height <a href="/">into</a> a book.</p>'.repeat(20_000)}</article>`;

const isReady = (): Promise<boolean> =>
  chrome.runtime
    .sendMessage({ pith: 'offscreen:reader-ready' })
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
  const reached = await frame?.evaluate(async (server) => {
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
      fetch: () => fetch(server),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(server.replace('http', 'ws'));
          socket.addEventListener('open', resolve);
          socket.addEventListener('error', reject);
        }),
      picture: () =>
        new Promise((resolve, reject) => {
          const image = new Image();
          image.addEventListener('load', resolve);
          image.addEventListener('error', reject);
          image.src = server;
        }),
      eval: () => (0, eval)('1'),
      // It always says yes: what counts is that none arrives.
      beacon: () => void navigator.sendBeacon(server),
      window: () => open(server),
      form: () => {
        const form = document.createElement('form');
        form.action = server;
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

/** Trees that a parser of HTML would mend, built by a script in the box `b`, and what makes up their text. */
const TREES: [name: string, build: string][] = [
  ['a div in a paragraph', 'add(b, "p").append("One ", make("div", "two"), " three")'],
  ['a paragraph in a paragraph', 'add(b, "p").append("One ", make("p", "two"), " three")'],
  ['a list in a paragraph', 'add(add(b, "p"), "ul").append(make("li", "One"), make("li", "two"))'],
  ['a table in a paragraph', 'const t = add(add(b, "p"), "table"); add(add(t, "tr"), "td", "One")'],
  ['a heading in a heading', 'add(b, "h2").append("One ", make("h3", "two"))'],
  [
    'a link in a link',
    'const a = add(b, "a", "One "); a.href = "/one"; const c = add(a, "a", "two"); c.href = "/two"',
  ],
  ['a button in a button', 'add(b, "button", "One").append(make("button", "two"))'],
  ['an item in an item', 'add(add(b, "ul"), "li", "One").append(make("li", "two"))'],
  ['a row outside of a table', 'add(add(b, "tr"), "td", "One")'],
  ['a cell outside of a row', 'add(b, "td", "One")'],
  ['a row that stands in a table itself', 'add(add(add(b, "table"), "tr"), "td", "One")'],
  ['text in a table', 'const t = add(b, "table"); t.append("One"); add(add(t, "tr"), "td", "two")'],
  [
    'a paragraph in a row',
    'const t = add(add(b, "table"), "tr"); t.append(make("p", "One")); add(t, "td", "two")',
  ],
  ['a div in a table', 'add(b, "table").append(make("div", "One"))'],
  ['a caption outside of a table', 'add(b, "caption", "One")'],
  ['a term outside of its list', 'add(b, "dt", "One"); add(b, "dd", "two")'],
  ['a term in a term', 'add(add(b, "dl"), "dt", "One").append(make("dt", "two"))'],
  ['an option outside of a select', 'add(b, "option", "One")'],
  ['a form in a form', 'add(add(b, "form"), "form", "One")'],
  ['a form in a table', 'add(add(b, "table"), "form", "One")'],
  ['a line feed at the start of a listing', 'add(b, "pre", "\\nOne\\n  two")'],
  ['a return in a text', 'add(b, "pre", "One\\r\\ntwo")'],
  ['a text in a line break', 'add(b, "p").append("One", make("br", "two"), "three")'],
  [
    'a script whose text ends it',
    'const s = make("script", "{\\"@type\\":\\"Article\\",\\"headline\\":\\"a</script><b>One\\"}"); s.type = "application/ld+json"; b.append(s, "two")',
  ],
  ['a drawing that is none', 'add(b, "svg").append(make("p", "One"))'],
  ['a formula that is none', 'add(b, "math").append(make("p", "One"))'],
  [
    'a paragraph in a drawing',
    'const s = document.createElementNS("http://www.w3.org/2000/svg", "svg"); s.append(make("p", "One")); b.append(s, "two")',
  ],
  ['two texts side by side', 'add(b, "p").append("One", " and", " two")'],
  ['emphasis across blocks', 'add(b, "b").append(make("p", "One"), make("div", "two"))'],
  [
    'a strange attribute',
    'b.innerHTML = `<p @click="a" :b="c" [d]="e" x"y="z">One <a href="/a?b=1&amp;c=%22">two</a></p><p>three</p>`; b.firstChild.append(make("p", "four"))',
  ],
  [
    'a summary outside of its details',
    'add(b, "summary", "One"); add(b, "details").append(make("p", "two"), make("summary", "three"))',
  ],
  ['a body in the body', 'add(b, "body", "One")'],
];

test('trees that only scripts can build come out of the reader as they come out of the page', async ({
  pith,
}) => {
  test.setTimeout(180_000);
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const urls: string[] = [];
  for (const [, build] of TREES) {
    const page = await pith.open(
      `<title>Tides</title><article><h1>Tides</h1><p>The sea rises twice a day, a little later each time.</p><div id="b"></div>
       <p>The keeper of the harbour writes the height into a book, every evening at six.</p></article>
       <script>const make = (tag, text = '') => { const e = document.createElement(tag); e.textContent = text; return e; };
       const add = (to, tag, text) => to.appendChild(make(tag, text)); const b = document.getElementById('b'); ${build};</script>`,
    );
    urls.push(page.url());
  }
  const inReader = await readAll(pith.worker, { urls, inPage: false });
  const inPage = await readAll(pith.worker, { urls, inPage: true });
  TREES.forEach(([name], at) => {
    expect(inPage[at]?.text.length, name).toBeGreaterThan(50);
    expect(inReader[at], name).toEqual(inPage[at]);
  });
});

/** Without its document there is no reader, and a page reads itself. */
const readAll = (worker: Worker, request: { urls: string[]; inPage: boolean }): Promise<{ text: string }[]> =>
  worker.evaluate(async ({ urls, inPage }) => {
    const read: { text: string }[] = [];
    for (const url of urls) {
      if (inPage) await chrome.offscreen.closeDocument().catch(() => undefined);
      const { stats: _, readAt: __, ...rest } = (await globalThis.pith.extract({ url })).extraction;
      read.push(rest);
    }
    return read;
  }, request);
