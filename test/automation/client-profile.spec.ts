// What a profile, plugins and a storage state change for a site, and for no other.

import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { open } from '../../src/automation/client/open.ts';
import { pageAbout, serveSite } from './site.ts';

test.describe.configure({ timeout: 180_000 });

const TRUSTED = ['127.0.0.1', '127.0.0.3'];

test('headers and cookies go to their host alone; steps are taken before the page is read', async () => {
  const seen: Record<string, IncomingHttpHeaders> = {};
  const other = await serveSite(
    { '/part.css': ({ headers }, response) => void ((seen['other'] = headers), response.end()) },
    '127.0.0.3',
  );
  const site = await serveSite({
    '/': ({ headers }, response) => {
      seen['site'] = headers;
      response.setHeader('content-type', 'text/html');
      response.end(`${pageAbout('/')}<link rel="stylesheet" href="${other.origin}/part.css"><input id="q">
        <button onclick="const p = document.createElement('p'); p.textContent = 'The search for ' + q.value + ' found the tide of the century.'; document.querySelector('main').append(p); p.id = 'found'">Search</button>`);
    },
  });
  const warnings: string[] = [];
  await using pith = await open({
    trusted: TRUSTED,
    onWarning: (message) => warnings.push(message),
    profile: {
      domains: {
        '127.0.0.1': {
          headers: { authorization: 'Bearer word' },
          cookies: [{ name: 'consent', value: 'yes', domain: '127.0.0.1' }],
          steps: [
            { fill: '#q', value: 'springs' },
            { click: 'button' },
            { waitFor: '#found' },
            { scroll: 1 },
          ],
        },
      },
    },
  });
  expect((await pith.extract(`${site.origin}/`))?.output).toContain('The search for springs found');
  expect(warnings).toEqual([]);
  expect(seen['site']).toMatchObject({ authorization: 'Bearer word', cookie: 'consent=yes' });
  expect(seen['other']).not.toHaveProperty('authorization');
  site.close();
  other.close();
});

test('plugins act in the page, on its blocks and on the output; one that fails is told', async () => {
  const site = await serveSite();
  const warnings: string[] = [];
  await using pith = await open({
    trusted: TRUSTED,
    onWarning: (message) => warnings.push(message),
    plugins: [
      {
        name: 'in-page',
        beforeScore() {
          document.querySelector('h1')?.append(' seen');
        },
      },
      { name: 'fails', beforeScore: () => Promise.reject(new Error('not today')) },
      {
        name: 'no-paragraphs',
        match: ({ url }) => url.endsWith('/a'),
        transform: (blocks) => blocks.filter(({ type }) => type !== 'paragraph'),
      },
      { name: 'sign', write: (output, { extraction }) => `${output}(${extraction.blocks.length} blocks)` },
    ],
  });
  expect((await pith.extract(`${site.origin}/a`))?.output).toBe('# Page /a seen\n(1 blocks)');
  expect((await pith.extract(`${site.origin}/b`))?.output).toContain('The tide table of /b');
  expect(warnings[0]).toMatch(/^The plugin fails failed in beforeScore and was passed over: .*not today/s);
  site.close();
});

test('a storage state logs in', async () => {
  const site = await serveSite({
    '/': ({ headers }, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(pageAbout(headers.cookie ?? 'nobody'));
    },
  });
  const cookie = {
    name: 'session',
    value: 'ann',
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  await using pith = await open({ trusted: TRUSTED, storageState: { cookies: [cookie], origins: [] } });
  expect((await pith.extract(`${site.origin}/`))?.extraction.title).toBe('Page session=ann');
  site.close();
});
