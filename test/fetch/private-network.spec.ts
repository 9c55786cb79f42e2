// No page, link or redirect reaches the person's own machine or network. What was sent is counted at a real server.

import { expect } from '@playwright/test';
import { forbiddenAddresses, forbiddenTargets } from './forbidden-addresses.ts';
import { codeOf, test } from './network-fixture.ts';

const REFUSALS = ['address-refused', 'redirect-refused'];
const STATUSES = [301, 302, 303, 307, 308];

test('the forbidden server would answer, so that silence means something', async ({ network }) => {
  const answer = await fetch(`http://127.0.0.1:${network.forbiddenPort}/check`);
  expect(await answer.text()).toContain('secret');
  expect(network.reached).toEqual(['GET /check']);
  network.reached.length = 0;
});

test('no spelling of a private address is asked', async ({ network }) => {
  const addresses = forbiddenAddresses(network.forbiddenPort);
  expect(addresses.length).toBeGreaterThanOrEqual(120);
  const ends: Record<string, string> = {};
  for (const address of addresses) ends[address] = codeOf(await network.fetch(address));
  expect(Object.entries(ends).filter(([, code]) => !REFUSALS.includes(code))).toEqual([]);
  expect(network.reached).toEqual([]);
});

test('over https no more than the handshake is tried', async ({ network }) => {
  const reply = await network.fetch(`https://rebind.example:${network.forbiddenPort}/`);
  expect(['address-refused', 'untrusted-server']).toContain(codeOf(reply));
  expect(network.reached).toEqual([]);
});

test('no redirect of any status leads there', async ({ network }) => {
  const targets = forbiddenTargets(network.forbiddenPort);
  const ends: Record<string, string> = {};
  for (const [index, target] of targets.entries()) {
    const status = STATUSES[index % STATUSES.length] ?? 302;
    network.serve((_, response) => {
      response.writeHead(status, { location: target });
      response.end();
    });
    ends[`${status} ${target}`] = codeOf(await network.fetch(network.at(`/hop-${index}`)));
  }
  expect(Object.entries(ends).filter(([, code]) => !REFUSALS.includes(code))).toEqual([]);
  expect(network.reached).toEqual([]);
});

test('no page that refreshes itself leads there', async ({ network }) => {
  const ends: Record<string, string> = {};
  for (const [index, target] of forbiddenTargets(network.forbiddenPort).entries()) {
    network.serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<meta http-equiv="refresh" content="0; url=${target}"><p>One moment.</p>`);
    });
    ends[target] = codeOf(await network.fetch(network.at(`/refresh-${index}`)));
  }
  expect(Object.entries(ends).filter(([, code]) => !REFUSALS.includes(code))).toEqual([]);
  expect(network.reached).toEqual([]);
});

test('a chain that ends there is stopped at its last hop', async ({ network }) => {
  const asked: string[] = [];
  network.serve((request, response) => {
    asked.push(request.url ?? '');
    const next = request.url === '/1' ? '/2' : `http://rebind.example:${network.forbiddenPort}/`;
    response.writeHead(302, { location: next });
    response.end();
  });
  expect(codeOf(await network.fetch(network.at('/1')))).toBe('address-refused');
  expect(asked).toEqual(['/1', '/2']);
  expect(network.reached).toEqual([]);
});

test('no other version that a thin page names is fetched from there', async ({ network }) => {
  const port = network.forbiddenPort;
  network.serve((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<link rel="amphtml" href="http://127.0.0.1:${port}/amp"><p>Little text.</p>
      <link rel="alternate" type="text/markdown" href="http://rebind.example:${port}/page.md">
      <img src="http://127.0.0.1:${port}/pixel.png"><iframe src="http://127.0.0.1:${port}/frame"></iframe>
      <link rel="stylesheet" href="http://127.0.0.1:${port}/style.css"><script src="http://127.0.0.1:${port}/x.js"></script>
      <video src="http://127.0.0.1:${port}/v.mp4" autoplay></video><object data="http://127.0.0.1:${port}/o"></object>`);
  });
  const reply = await network.fetch(network.at('/thin'));
  expect(reply).toMatchObject({ extraction: { fetched: { source: 'direct' } } });
  expect(network.reached).toEqual([]);
});

test('a server whose connected address is private is dropped, whatever its name says', async ({
  network,
}) => {
  network.serve((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<p>The browser takes this server for a public one.</p>');
  });
  expect(codeOf(await network.fetch(network.at('/connected'), { trusted: [] }))).toBe('address-refused');
});

test('neither a version that a thin page names nor a way back leads to the one allowed host', async ({
  network,
}) => {
  const { worker, forbiddenPort: port, reached } = network;
  await worker.evaluate(() => chrome.storage.local.set({ settings: { localHost: '127.0.0.1' } }));
  network.serve((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<link rel="amphtml" href="http://127.0.0.1:${port}/amp"><p>Little text.</p>
      <link rel="alternate" type="text/markdown" href="http://127.0.0.1:${port}/page.md">`);
  });
  const reply = await network.fetch(network.at('/named'));
  expect(reply).toMatchObject({ extraction: { fetched: { source: 'direct' } } });
  expect(reached).toEqual([]);
  // Asked for by its address, this server is the own host; by its name it is a site like any other.
  network.serve((request, response) => {
    const location = request.url === '/own' ? network.at('/out') : `http://127.0.0.1:${port}/back`;
    response.writeHead(302, { location }).end();
  });
  expect(codeOf(await network.fetch(network.at('/own', '127.0.0.1')))).toBe('address-refused');
  expect(reached).toEqual([]);
  await worker.evaluate(() => chrome.storage.local.clear());
});

test('the one host that the person allows is read, and another site cannot redirect to it', async ({
  network,
}) => {
  const { worker, forbiddenPort: port, reached } = network;
  await worker.evaluate(() => chrome.storage.local.set({ settings: { localHost: '127.0.0.1' } }));
  const direct = await network.fetch(`http://127.0.0.1:${port}/allowed`);
  expect(direct).toMatchObject({ markdown: expect.stringContaining('secret of the private network') });
  expect(reached).toEqual(['GET /allowed']);
  reached.length = 0;
  network.serve((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/crossed` });
    response.end();
  });
  expect(codeOf(await network.fetch(network.at('/cross')))).toBe('address-refused');
  expect(codeOf(await network.fetch(`http://127.0.0.2:${port}/other`))).toBe('address-refused');
  expect(reached).toEqual([]);
  await worker.evaluate(() => chrome.storage.local.clear());
});
