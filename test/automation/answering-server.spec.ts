// A name that means another address by the time the browser asks for it: whoever led there, nothing of the answer goes out.

import { expect, test } from '@playwright/test';
import { type Pith, open } from '../../src/automation/client/open.ts';
import { type Site, pageAbout, serveSite } from './site.ts';

test.describe.configure({ timeout: 180_000 });

/** Public by what it says; the browser is told to find the secret server there. */
const MOVED = 'http://8.8.8.8';
/** A name that only the browser finds (RFC 6761 keeps it from everybody else). */
const UNKNOWN = 'http://tides.invalid';

let secret: Site;
let site: Site;
let pith: Pith;
test.beforeAll(async () => {
  secret = await serveSite(
    {
      '/part': (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/javascript' }).end("document.title = 'inside'"),
    },
    '127.0.0.2',
  );
  site = await serveSite({
    '/script': `${pageAbout('/script')}<script>location = '${MOVED}/script'</script>`,
    '/frame': `${pageAbout('/frame')}<iframe src="${MOVED}/frame"></iframe>`,
    '/part': `${pageAbout('/part')}<script src="${MOVED}/part"></script>`,
    '/kept': (_, response) =>
      void response
        .writeHead(200, { 'cache-control': 'max-age=600', 'content-type': 'text/html' })
        .end(pageAbout('/kept')),
    '/worker': `${pageAbout('/worker')}<script>navigator.serviceWorker.register('/worker.js')</script>`,
    '/worker.js': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end("onfetch = (event) => event.respondWith(new Response('<p>Nobody knows who says this.</p>'))"),
  });
  const { host } = new URL(secret.origin);
  pith = await open({
    // The names of the site itself are judged by the answering address alone.
    trusted: ['127.0.0.1'],
    args: [`--host-resolver-rules=MAP 8.8.8.8 ${host},MAP tides.invalid ${host}`],
    beforeRead: async (page, url) => void (url.endsWith('/hook') && (await page.goto(`${MOVED}/hook`))),
  });
});
test.afterAll(async () => {
  await pith.close();
  site.close();
  secret.close();
});

test('the address itself, a script, a frame, a part and a hook that lead there are refused', async () => {
  await expect(pith.extract(`${MOVED}/direct`)).rejects.toMatchObject({ code: 'address-refused' });
  for (const path of ['/script', '/frame', '/part', '/hook'])
    await expect(pith.extract(`${site.origin}${path}`), path).rejects.toMatchObject({
      code: 'address-refused',
    });
});

test('a name that cannot be looked up is not asked for', async () => {
  const before = secret.asked.length;
  await expect(pith.extract(`${UNKNOWN}/`)).rejects.toMatchObject({ code: 'not-connected' });
  expect(secret.asked.length).toBe(before);
});

test('a page that the browser remembers and one with a worker of its own are read again', async () => {
  for (const path of ['/kept', '/kept', '/worker', '/worker'])
    expect((await pith.extract(`${site.origin}${path}`, { fresh: true }))?.markdown).toContain(
      `# Page ${path}`,
    );
  expect(site.asked.filter((path) => path === '/kept')).toHaveLength(1);
});
