// A website of 500 pages with everything that makes a crawl hard, and what of it belongs into a collection.

import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { feed } from './test-feeds.ts';
import { prose } from '../../collect/prose.ts';
import { ARTICLE, type Answer, list, page, range, text } from './test-parts.ts';

export interface Seen {
  path: string;
  host: string;
  /** Milliseconds since the server started. */
  at: number;
  /** Milliseconds between question and answer. */
  ended?: number;
}

export interface TestSite {
  port: number;
  log: Seen[];
  at(path: string, host?: string): string;
  close(): void;
}

const DOCS = 300;
const POSTS = 110;
const PER_LIST = 10;

/** What each path of the site comes to. Lists, copies and traps are no part of the collection. */
export const KEPT: string[] = [
  ...range(DOCS).map((number) => `/docs/page-${number}`),
  ...range(POSTS).map((number) => `/blog/post-${number}`),
  ...range(5).map((number) => `/slow/${number}`),
  ...range(5).map((number) => `/flaky/${number}`),
  ...range(3).map((number) => `/app/${number}`),
].toSorted();

const robots = (origin: string): string =>
  `User-agent: Pith\nDisallow: /private/\n\nUser-agent: *\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const urlset = (urls: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

const lists = (name: string, count: number, item: (number: number) => string, index: number): string => {
  const first = (index - 1) * PER_LIST;
  const links = range(count)
    .slice(first, first + PER_LIST)
    .map(item);
  const isLast = first + PER_LIST >= count;
  const next = `/${name}/?page=${index + 1}`;
  // One names its next page, the other has numbers alone.
  const pager =
    name === 'docs' ? `<a rel="next" href="${next}">More</a>` : `<a href="${next}">${index + 1}</a>`;
  return list(`${name} ${index}`, links, isLast ? '' : pager);
};

/** The client fills this page. */
const app = (number: number): string =>
  `<!doctype html><html><head><title>App ${number}</title>${ARTICLE}</head><body><div id="root"></div><script src="/app.js?${number}"></script></body></html>`;

const appScript = (number: number): string =>
  `document.getElementById('root').innerHTML = ${JSON.stringify(`<main><article><h1>App ${number}</h1>${prose(9_000 + number)}</article></main>`)};`;

function answer(url: URL, origin: string, visits: Map<string, number>): Answer | undefined {
  const { pathname, searchParams } = url;
  const [, kind = '', last = ''] = pathname.split('/');
  const number = Number(/\d+$/.exec(pathname.replace(/;.*/, ''))?.[0] ?? '0');
  const visit = (visits.get(pathname) ?? 0) + 1;
  visits.set(pathname, visit);
  const session = `;jsessionid=${Math.random().toString(36).slice(2)}`;
  const index = Number(searchParams.get('page') ?? '1');
  const html = (body: string): Answer => ({ body });
  switch (kind) {
    case '':
      return html(
        list('Harbour notes', [
          '/docs/',
          '/blog/',
          '/calendar/2026/1',
          '/private/1',
          '/private/2',
          '/hang',
          '/missing',
          '/soft',
          '/manual.pdf',
          'https://elsewhere.example/',
          '/sent-to-private',
          ...range(20).map((each) => `/print/${each}`),
          ...range(10).map((each) => `/copy/${each}`),
          ...range(5).map((each) => `/updated/${each}`),
          ...range(10).map((each) => `/go/${each}?utm_source=home`),
          ...range(5).map((each) => `/slow/${each}`),
          ...range(5).map((each) => `/flaky/${each}`),
          ...range(3).map((each) => `/broken/${each}`),
          ...range(3).map((each) => `/app/${each}`),
        ]),
      );
    case 'docs':
      if (last === '')
        return html(lists('docs', DOCS, (each) => `/docs/page-${each}${session}?sid=${visit}`, index));
      return number >= 1 && number <= DOCS ? html(text(`Docs page ${number}`, number)) : undefined;
    case 'blog':
      if (last === '') return html(lists('blog', POSTS, (each) => `/blog/post-${each}#comments`, index));
      return html(text(`Post ${number}`, 1_000 + number));
    case 'print':
      return html(
        text(`Docs page ${number}`, number, {
          head: `<link rel="canonical" href="/docs/page-${number}">`,
          more: '<p>Printed version of the page.</p>',
        }),
      );
    case 'copy':
      return html(text(`Docs page ${number}`, number));
    case 'updated':
      return html(text(`Docs page ${number}`, number, { more: '<p>Last updated today.</p>' }));
    case 'go':
      return { status: number % 2 ? 301 : 302, headers: { location: `/docs/page-${number}` } };
    case 'sent-to-private':
      return { status: 302, headers: { location: '/private/3' } };
    case 'private':
      return html(text('Private', 5_000 + number));
    case 'slow':
      return { body: text(`Slow ${number}`, 6_000 + number), delay: 600 };
    case 'flaky':
      return visit === 1
        ? { status: 503, headers: { 'retry-after': '1' } }
        : html(text(`Flaky ${number}`, 7_000 + number));
    case 'broken':
      return { status: 500 };
    case 'calendar': {
      const [, , year = '2026', month = '1'] = pathname.split('/');
      const [after, before] = [Number(month) + 1, Number(month) + 2].map(
        (each) => `/calendar/${Number(year) + Math.floor((each - 1) / 12)}/${((each - 1) % 12) + 1}`,
      );
      return html(list(`Month ${month}`, [after ?? '', before ?? '']));
    }
    case 'soft':
      return html(
        page(
          'Page not found',
          '<h1>Page not found</h1><p>Sorry, the page you are looking for does not exist.</p>',
        ),
      );
    case 'app':
      return html(app(number));
    case 'app.js':
      return { type: 'text/javascript', body: appScript(Number(url.search.slice(1))) };
    case 'robots.txt':
      return { type: 'text/plain', body: robots(origin) };
    case 'sitemap.xml':
      return {
        type: 'application/xml',
        body: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/sitemap-docs.xml.gz</loc></sitemap><sitemap><loc>${origin}/sitemap-blog.xml</loc></sitemap></sitemapindex>`,
      };
    case 'sitemap-docs.xml.gz':
      return {
        type: 'application/gzip',
        body: gzipSync(urlset(range(DOCS).map((each) => `${origin}/docs/page-${each}`))),
      };
    case 'sitemap-blog.xml':
      return {
        type: 'application/xml',
        body: urlset(range(POSTS).map((each) => `${origin}/blog/post-${each}`)),
      };
    default:
      return feed(pathname, origin);
  }
}

export async function startTestSite(): Promise<TestSite> {
  const start = performance.now();
  const log: Seen[] = [];
  const visits = new Map<string, number>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers;
    const url = new URL(request.url ?? '/', `http://${host}`);
    const seen: Seen = {
      path: `${url.pathname}${url.search}`,
      host: url.hostname,
      at: performance.now() - start,
    };
    log.push(seen);
    response.once('close', () => (seen.ended = performance.now() - start));
    if (url.pathname === '/hang') return;
    if (url.hostname.startsWith('calm') && url.pathname === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nCrawl-delay: 1\n');
      return;
    }
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers = {},
      body = '',
      delay = 0,
    } = answer(url, url.origin, visits) ?? { status: 404, body: page('Not found', '<h1>404</h1>') };
    setTimeout(() => response.writeHead(status, { 'content-type': type, ...headers }).end(body), delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    log,
    at: (path, host = 'site.example') => `http://${host}:${port}${path}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
