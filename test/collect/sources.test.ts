import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listSource } from '../../src/collect/list-source.ts';
import { readFeed } from '../../src/collect/source/read-feed.ts';
import { readSitemap } from '../../src/collect/source/read-sitemap.ts';
import { type FakeAnswer, fakeWorld, link } from './fake-site.ts';

const SITE = 'https://site.example';
const watch = () => ({ signal: new AbortController().signal });
const world = (pages: Record<string, FakeAnswer>) => fakeWorld((url) => pages[url.pathname]);
const xml = (body: string | Uint8Array): FakeAnswer => ({ type: 'application/xml', body });
const urlset = (...paths: string[]): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`;

test('a sitemap index is followed down, packed files are unpacked, and one broken child stops nothing', async () => {
  const io = world({
    '/robots.txt': { type: 'text/plain', body: `Sitemap: ${SITE}/index.xml` },
    '/index.xml': xml(
      `<sitemapindex>${['/one.xml.gz', '/two.xml', '/broken.xml', '/index.xml'].map((path) => `<sitemap><loc>${SITE}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
    ),
    '/one.xml.gz': { type: 'application/gzip', body: gzipSync(urlset('/a', '/b')) },
    '/two.xml': xml(urlset('/b', '/c', '/blog/d')),
    '/broken.xml': { body: '<!doctype html><p>Not found' },
  });
  const listing = await listSource(
    io,
    { kind: 'sitemap', url: 'site.example', prefixes: [`${SITE}/a`, `${SITE}/b`, `${SITE}/c`] },
    watch(),
  );
  expect(listing.seeds).toEqual(['/a', '/b', '/c', '/blog/d'].map((path) => SITE + path));
  expect(listing.problems).toEqual([
    expect.stringContaining('broken.xml is no sitemap: it is a page of HTML'),
  ]);
});

test('pages that have not changed since a day are left out', async () => {
  const entry = (path: string, day: string) =>
    `<url><loc>${SITE}${path}</loc><lastmod>${day}</lastmod></url>`;
  const io = world({
    '/sitemap.xml': xml(
      `<urlset>${entry('/old', '2020-01-01')}${entry('/new', '2026-01-01')}<url><loc>${SITE}/unknown</loc></url></urlset>`,
    ),
  });
  const since = Date.parse('2025-01-01');
  const listing = await listSource(
    io,
    { kind: 'sitemap', url: `${SITE}/sitemap.xml`, prefixes: [], since },
    watch(),
  );
  expect([listing.seeds, listing.filtered]).toEqual([[`${SITE}/new`, `${SITE}/unknown`], 1]);
});

test('an index that leads on without end, and a file that unpacks without end, are cut with a sentence', async () => {
  const endless = fakeWorld((url) => {
    const number = Number(/\d+/.exec(url.pathname)?.[0] ?? '0');
    const next = [1, 2]
      .map((step) => `<sitemap><loc>${SITE}/sitemap-${number * 2 + step}.xml</loc></sitemap>`)
      .join('');
    return number > 20
      ? xml(urlset(`/page-${number}`).replace('</urlset>', '</urlset>'))
      : xml(`<sitemapindex>${next}</sitemapindex>`);
  });
  expect(
    (await listSource(endless, { kind: 'sitemap', url: `${SITE}/sitemap-0.xml`, prefixes: [] }, watch()))
      .seeds.length,
  ).toBeGreaterThan(10);
  const bomb = world({
    '/sitemap.xml.gz': {
      type: 'application/gzip',
      body: gzipSync(Buffer.alloc(80_000_000, 32), { level: 9 }),
    },
  });
  await expect(
    listSource(bomb, { kind: 'sitemap', url: `${SITE}/sitemap.xml.gz`, prefixes: [] }, watch()),
  ).rejects.toThrow(/larger than 50 MB/);
});

test('a sitemap of 50,000 pages with the extensions of news and images is read', () => {
  const body = Array.from(
    { length: 50_000 },
    (_, index) => `<url><loc>${SITE}/?a=1&amp;p=${index}</loc></url>`,
  ).join('');
  const sitemap = readSitemap(`${SITE}/s.xml`, `<urlset>${body}</urlset>`);
  expect(sitemap.kind === 'urls' && sitemap.entries.length).toBe(50_000);
  const rich = readSitemap(
    `${SITE}/s.xml`,
    `<urlset><url><loc>${SITE}/a</loc><news:news><news:title>Ebb &amp; flow</news:title></news:news><image:image><image:loc>x</image:loc></image:image></url></urlset>`,
  );
  expect(rich).toEqual({ kind: 'urls', entries: [{ url: `${SITE}/a`, title: 'Ebb & flow', images: 1 }] });
  expect(() => readSitemap(`${SITE}/s.xml`, '<!DOCTYPE x [<!ENTITY a "b">]><urlset/>')).toThrow(
    /entities of its own/,
  );
});

const ITEM = { url: `${SITE}/a`, title: 'A & B', author: 'Ann', summary: 'Short' };
test.each<[name: string, text: string, format: string]>([
  [
    'RSS 0.91',
    `<rss version="0.91"><channel><title>T</title><item><title>A &amp; B</title><link>${SITE}/a</link><description>Short</description></item></channel></rss>`,
    'rss',
  ],
  [
    'RSS 1.0',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>T</title></channel><item rdf:about="y"><title>A &amp; B</title><link>${SITE}/a</link><description>Short</description><dc:creator>Ann</dc:creator></item></rdf:RDF>`,
    'rdf',
  ],
  [
    'RSS 2.0 with a permanent link for an id',
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title><item><title>A &amp; B</title><guid>${SITE}/a</guid><dc:creator>Ann</dc:creator><description>Short</description></item></channel></rss>`,
    'rss',
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>A &amp; B</title><link rel="self" href="/self"/><link href="/a"/><author><name>Ann</name></author><summary>Short</summary></entry></feed>`,
    'atom',
  ],
  [
    'JSON Feed',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      items: [{ id: '1', url: '/a', title: 'A & B', summary: 'Short', authors: [{ name: 'Ann' }] }],
    }),
    'json',
  ],
])('%s is read', (name, text, format) => {
  const feed = readFeed(`${SITE}/feed`, text);
  expect([feed.format, feed.title]).toEqual([format, 'T']);
  expect(feed.entries).toMatchObject([name === 'RSS 0.91' ? { ...ITEM, author: '' } : ITEM]);
});

test('the feed of a page is found; a page without one says what was tried', async () => {
  const feed = `<rss version="2.0"><channel><title>News</title><item><link>${SITE}/a</link></item></channel></rss>`;
  const named = world({
    '/': { body: '<link rel="alternate" type="application/rss+xml" href="/all"><p>Hello.' },
    '/all': xml(feed),
  });
  expect(await listSource(named, { kind: 'feed', url: SITE }, watch())).toMatchObject({
    name: 'News',
    seeds: [`${SITE}/a`],
  });
  const usual = world({ '/': { body: '<p>Hello.' }, '/blog/rss.xml': xml(feed) });
  expect((await listSource(usual, { kind: 'feed', url: SITE }, watch())).seeds).toEqual([`${SITE}/a`]);
  await expect(
    listSource(world({ '/': { body: link('/') } }), { kind: 'feed', url: SITE }, watch()),
  ).rejects.toThrow(/is no feed, names none/);
});

test('llms.txt gives the pages that it links to', async () => {
  const io = world({
    '/llms.txt': {
      type: 'text/plain',
      body: '# Site\n\n- [Guide](/guide.md): how\n- [API](https://site.example/api)',
    },
  });
  expect((await listSource(io, { kind: 'llms', url: 'site.example' }, watch())).seeds).toEqual([
    `${SITE}/guide.md`,
    `${SITE}/api`,
  ]);
});
