// No page turns the client against the network that it runs in: a server there is asked nothing.

import { expect, test } from '@playwright/test';
import { type Pith, open } from '../../src/automation/client/open.ts';
import { type Site, serveSite } from './site.ts';

test.describe.configure({ timeout: 180_000 });

let secret: Site;
let site: Site;
let pith: Pith;
test.beforeAll(async () => {
  secret = await serveSite({}, '127.0.0.2');
  site = await serveSite({
    '/redirect': (_, response) =>
      void response.writeHead(302, { location: `${secret.origin}/redirect` }).end(),
    '/refresh': `<meta http-equiv="refresh" content="0;url=${secret.origin}/refresh"><p>Moves on.</p>`,
    '/script': `<p>Moves on by script.</p><script>location = '${secret.origin}/script'</script>`,
    '/parts': `<h1>Parts</h1><p>This page loads parts from elsewhere.</p><img src="${secret.origin}/img">
      <iframe src="${secret.origin}/frame"></iframe><link rel="stylesheet" href="${secret.origin}/css">
      <script>fetch('${secret.origin}/fetch').catch(() => 0); new WebSocket('${secret.origin.replace('http', 'ws')}/ws');
      navigator.sendBeacon('${secret.origin}/beacon'); open('${secret.origin}/popup')</script>`,
  });
  pith = await open({ trusted: ['127.0.0.1'] });
});
test.afterAll(async () => {
  await pith.close();
  site.close();
  secret.close();
});

test('addresses of every forbidden kind are refused', async () => {
  const { port } = new URL(secret.origin);
  const hosts =
    '127.0.0.2 2130706434 0x7f000002 0177.0.0.2 127.2 [::ffff:127.0.0.2] [::1] localhost printer.local intranet 0.0.0.0 10.0.0.1 169.254.169.254 192.168.0.1';
  const refused = hosts.split(' ').map((host) => `http://${host}:${port}/`);
  for (const url of [
    ...refused,
    'file:///etc/passwd',
    'chrome://settings/',
    'javascript:alert(1)',
    'data:text/html,<p>text',
    'view-source:https://example.com/',
    'http://user:word@example.com/',
    'https://example.com:22/',
    'nonsense',
    '',
  ]) {
    await expect(pith.extract(url), url).rejects.toMatchObject({ code: 'address-refused' });
  }
  expect(secret.asked).toEqual([]);
});

test('neither a redirect nor the page itself leads there', async () => {
  await expect(pith.extract(`${site.origin}/redirect`)).rejects.toMatchObject({ code: 'address-refused' });
  for (const path of ['/refresh', '/script', '/parts']) {
    await pith.extract(`${site.origin}${path}`).catch(() => undefined);
  }
  expect(secret.asked).toEqual([]);
  expect((await pith.extract(`${site.origin}/parts`))?.markdown).toContain('This page loads parts');
});
