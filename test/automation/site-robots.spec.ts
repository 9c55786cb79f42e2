// What a crawl of the queue makes of robots.txt, and when it asks for it.

import { expect, test } from '@playwright/test';
import { createGuard } from '../../src/automation/client/guard-requests.ts';
import { createSiteRobots } from '../../src/automation/queue/site-robots.ts';
import { serveSite } from './site.ts';

const RULES = 'User-agent: *\nDisallow: /private/\n';

test('it is asked for once, in its turn, and read as far as it counts', async () => {
  const site = await serveSite({
    '/robots.txt': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write(RULES);
      // It never ends.
      const more = (): void => {
        while (response.write('# filler\n'.repeat(2_000)));
        response.once('drain', more);
      };
      more();
    },
  });
  const steps: string[] = [];
  const robotsOf = createSiteRobots({
    guard: createGuard({ trusted: ['127.0.0.1'] }),
    async turn(host) {
      steps.push(`turn of ${host}`, `asked ${site.asked.length}`);
      return () => void steps.push('answered');
    },
  });
  const all = await Promise.all(['/a', '/b'].map((path) => robotsOf(`${site.origin}${path}`)));
  for (const robots of all) {
    expect(robots.allows(`${site.origin}/public`)).toBe(true);
    expect(robots.allows(`${site.origin}/private/a`)).toBe(false);
  }
  expect(steps).toEqual([`turn of ${new URL(site.origin).host}`, 'asked 0', 'answered']);
  site.close();
});

test('a server that fails, or breaks off, is asked again; one without rules allows everything', async () => {
  const answers = [503, 'broken', 404] as (number | string)[];
  const site = await serveSite({
    '/robots.txt': (_, response) => {
      const next = answers.shift();
      if (typeof next === 'number') return void response.writeHead(next).end();
      response.writeHead(200, { 'content-length': '5000' }).write(RULES);
      setTimeout(() => response.destroy(), 100);
    },
  });
  const robotsOf = createSiteRobots({
    guard: createGuard({ trusted: ['127.0.0.1'] }),
    turn: () => Promise.resolve(() => undefined),
  });
  const ask = () => robotsOf(`${site.origin}/private/a`);
  await expect(ask()).rejects.toMatchObject({ code: 'http-error', detail: '503' });
  await expect(ask()).rejects.toMatchObject({ code: 'not-connected' });
  expect((await ask()).allows(`${site.origin}/private/a`)).toBe(true);
  site.close();
});

test('redirects are followed through the guard', async () => {
  const site = await serveSite({
    '/robots.txt': (_, response) => void response.writeHead(301, { location: '/rules' }).end(),
    '/rules': (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(RULES),
  });
  const away = await serveSite({
    '/robots.txt': (_, response) =>
      void response.writeHead(301, { location: 'http://10.0.0.1/robots.txt' }).end(),
  });
  const robotsOf = createSiteRobots({
    guard: createGuard({ trusted: ['127.0.0.1'] }),
    turn: () => Promise.resolve(() => undefined),
  });
  expect((await robotsOf(site.origin)).allows(`${site.origin}/private/a`)).toBe(false);
  await expect(robotsOf(away.origin)).rejects.toMatchObject({ code: 'address-refused' });
  site.close();
  away.close();
});
