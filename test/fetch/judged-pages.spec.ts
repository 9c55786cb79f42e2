// What kind of answer a site gave, and which of its versions was read.

import { expect } from '@playwright/test';
import type { BridgeReply } from '../../src/automation/bridge.ts';
import { codeOf, test } from './network-fixture.ts';
import { SITES } from './site-pages.ts';
import type { Site } from './site-texts.ts';

const answering =
  ({ pages }: Site) =>
  (
    { url = '' }: { url?: string | undefined },
    response: { writeHead(status: number, headers?: Record<string, string>): { end(body?: string): void } },
  ): void => {
    const { body, type = 'text/html; charset=utf-8', headers = {} } = pages[url] ?? {};
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { ...headers, 'content-type': type }).end(body);
  };

for (const [what, site] of Object.entries(SITES)) {
  test(`${what} is judged ${site.kind}, read from ${site.source}`, async ({ network }, info) => {
    network.serve(answering(site));
    // A host of its own: the browser keeps what it knows of the others.
    const host = `s${info.parallelIndex}-${Object.keys(SITES).indexOf(what)}.example`;
    const tabs = network.context.pages().length;
    const reply = await network.fetch(network.at('/', host), { inTab: true });
    expect(reply).toMatchObject({
      markdown: expect.stringContaining(site.shows),
      extraction: {
        fetched: {
          kind: site.kind,
          source: site.source,
          confidence: expect.any(Number),
          signals: expect.arrayContaining([expect.any(String)]),
        },
      },
    });
    // What was read is classified as the answer was, unless another version or a tab gave it.
    const { extraction } = reply as BridgeReply;
    if (site.source === 'direct') expect(extraction.classification).toMatchObject({ kind: site.kind });
    expect(network.context.pages().length).toBe(tabs);
  });
}

test('no tab is opened unless that was asked for, and the error says what to do', async ({ network }) => {
  network.serve(answering(SITES['an app that only its scripts fill'] as Site));
  const opened: string[] = [];
  network.context.on('page', (page) => opened.push(page.url()));
  const reply = await network.fetch(network.at('/', 'closed.example'));
  expect(reply).toMatchObject({
    error: { code: 'nothing-to-extract', message: expect.stringContaining('needs its scripts') },
  });
  expect(opened).toEqual([]);
});

test('a shell whose script leads the tab into the private network is not read', async ({ network }) => {
  const target = `http://127.0.0.1:${network.forbiddenPort}/from-tab`;
  network.serve((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<title>App</title><div id="root"></div><script src="/x.js"></script><script>location = '${target}'</script>`,
    );
  });
  const tabs = network.context.pages().length;
  const reply = await network.fetch(network.at('/', 'trap.example'), { inTab: true });
  expect(codeOf(reply)).toBe('address-refused');
  expect(network.reached).toEqual([]);
  expect(network.context.pages().length).toBe(tabs);
});

test('a server that does not answer the tab is not said to lead it elsewhere', async ({ network }) => {
  network.serve((request, response) => {
    if (request.headers.accept?.includes('image/')) {
      request.socket.destroy();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end('<title>App</title><div id="root"></div><script src="/x.js"></script>');
  });
  const reply = await network.fetch(network.at('/', 'silent.example'), { inTab: true });
  expect(reply).toMatchObject({ error: { code: expect.not.stringContaining('address-refused') } });
});

test('what a page in a tab loads does not come from the private network, however it is spelt', async ({
  network,
}) => {
  const port = network.forbiddenPort;
  const hosts = [
    `127.0.0.1:${port}`,
    `user@127.0.0.1:${port}`,
    `2130706433:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
  ];
  const parts = hosts
    .map((host) => `<img src="http://${host}/i"><iframe src="http://${host}/f"></iframe>`)
    .join('');
  const script = hosts.map((host) => `try { new WebSocket('ws://${host}/w') } catch {}`).join(';');
  network.serve((request, response) => {
    response.setHeader('content-type', request.url === '/x.js' ? 'text/javascript' : 'text/html');
    response.end(
      request.url === '/x.js'
        ? `${script}; root.innerHTML = ${JSON.stringify(`<p>${'Water comes and goes. '.repeat(40)}</p>${parts}`)}`
        : '<title>App</title><div id="root"></div><script src="/x.js"></script>',
    );
  });
  const reply = await network.fetch(network.at('/', 'parts.example'), { inTab: true });
  expect(reply).toMatchObject({ extraction: { fetched: { source: 'rendered' } } });
  expect(network.reached).toEqual([]);
});
