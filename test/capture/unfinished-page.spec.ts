// Pages that never finish loading: a server that does not answer keeps nobody from reading what is there.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../e2e/fixture.ts';

const PROSE = 'The keeper writes down each reading of the gauge at the quay with wind and weather. '.repeat(
  6,
);
const FRAME = `<p>Of the other site. ${PROSE}</p>`;
const FOLDED = '<details><summary>More</summary><p>Folded away.</p></details>';
const UNFINISHED = {
  'a frame without an answer': (other: string) => `<iframe src="${other}/never"></iframe>`,
  'a frame of which half has come': (other: string) => `<iframe src="${other}/half"></iframe>`,
  'a frame for a script': () => '<iframe src="javascript:void(0)"></iframe>',
  'a picture that does not come': () => '<img src="/never">',
  'a script that does not come': () => '<script src="/never"></script><p>Below.</p>',
};
type Name = keyof typeof UNFINISHED;

/** The page at `/`; `/never` gets no answer. The host `localhost` is another site than the address. */
async function serve(name: Name): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    if (request.url === '/never') return;
    response.setHeader('content-type', 'text/html');
    const other = `http://localhost:${(server.address() as AddressInfo).port}`;
    if (request.url === '/half') response.write('<p>Half of it.</p>');
    else if (request.url === '/frame') response.end(FRAME);
    else if (request.url === '/alone')
      response.end(`<h1>Tides</h1><p>${PROSE}</p>${FOLDED}${UNFINISHED[name](other)}`);
    else {
      const frame = `<iframe width="600" height="300" src="${other}/frame"></iframe>`;
      response.end(`<title>Tides</title><h1>Tides</h1><p>${PROSE}</p>${frame}${UNFINISHED[name](other)}`);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const name of Object.keys(UNFINISHED) as Name[]) {
  test(`a page with ${name} is read`, async ({ pith }) => {
    const server = await serve(name);
    const page = await pith.context.newPage();
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.frameLocator('iframe[width]').getByText('Of the other site').waitFor();
    const { extraction } = await pith.worker.evaluate(
      (url) => globalThis.pith.extract({ url, options: { scope: 'page' } }),
      server.url,
    );
    expect(extraction.text).toContain('Of the other site.');
    expect(extraction.text).toContain('The keeper writes down');
    expect(extraction.warnings.some(({ message }) => message.includes('still loading'))).toBe(
      name === 'a script that does not come',
    );
    server.close();
  });
}

test('a frame of another site that is busy is left out, with a word about it', async ({ pith }) => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    const other = `http://localhost:${(server.address() as AddressInfo).port}/busy`;
    const busy = `${FRAME}<script>setTimeout(() => { const end = Date.now() + 15000; while (Date.now() < end); }, 500)</script>`;
    const frame = `<iframe width="1200" height="700" src="${other}"></iframe>`;
    response.end(
      request.url === '/busy' ? busy : `<title>Tides</title><h1>Tides</h1><p>${PROSE}</p>${frame}`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const page = await pith.context.newPage();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(url);
  await page.waitForTimeout(1000);
  const { extraction } = await pith.worker.evaluate(
    (address) => globalThis.pith.extract({ url: address }),
    url,
  );
  expect(extraction.text).toContain('The keeper writes down');
  expect(extraction.text).not.toContain('Of the other site.');
  expect(extraction.warnings.map(({ code }) => code)).toContain('frame-not-read');
  server.closeAllConnections();
  server.close();
});

test('two who read a page at once while it loads each get what they asked for', async ({ pith }) => {
  const server = await serve('a script that does not come');
  const page = await pith.context.newPage();
  const alone = `${server.url}alone`;
  await page.goto(alone, { waitUntil: 'commit' });
  await page.getByText('The keeper writes down').first().waitFor();
  const texts = await pith.worker.evaluate(
    async (url) =>
      Promise.all(
        [true, false].map(async (collapsed) => {
          const { extraction } = await globalThis.pith.extract({
            url,
            options: { scope: 'page', collapsed },
          });
          return extraction.text.includes('Folded away.');
        }),
      ),
    alone,
  );
  expect(texts).toEqual([true, false]);
  server.close();
});

test('a page that goes elsewhere while it is waited for is not read as another', async ({ pith }) => {
  const server = await serve('a script that does not come');
  const page = await pith.context.newPage();
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.getByText('The keeper writes down').first().waitFor();
  const reading = pith.worker.evaluate(
    (url) =>
      globalThis.pith.extract({ url, options: { scope: 'page' } }).then(
        () => 'read',
        ({ code }: { code: string }) => code,
      ),
    server.url,
  );
  await page.waitForTimeout(500);
  await page.goto(`${server.url}frame`);
  expect(await reading).toBe('page-changed');
  server.close();
});
