// The feeds and sitemaps that the tests collect are XML for a parser that is not ours: Python's expat, with namespaces.

import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEEDS } from '../e2e/collect/test-feeds.ts';
import { type TestSite, startTestSite } from '../e2e/collect/test-site.ts';

const PARSE =
  'import sys, xml.etree.ElementTree as tree; print(tree.fromstring(sys.stdin.buffer.read()).tag)';

const SITEMAP = '{http://www.sitemaps.org/schemas/sitemap/0.9}';
const ROOTS: Record<string, string> = {
  '/feed-091.xml': 'rss',
  '/feed-20.xml': 'rss',
  '/feed-10.rdf': '{http://www.w3.org/1999/02/22-rdf-syntax-ns#}RDF',
  '/feed.atom': '{http://www.w3.org/2005/Atom}feed',
  '/sitemap.xml': `${SITEMAP}sitemapindex`,
  '/sitemap-blog.xml': `${SITEMAP}urlset`,
  '/sitemap-docs.xml.gz': `${SITEMAP}urlset`,
};

const files = new Map<string, Uint8Array>();
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  for (const path of Object.keys(ROOTS)) {
    const response = await fetch(site.at(path, '127.0.0.1'));
    files.set(path, new Uint8Array(await response.arrayBuffer()));
  }
});
afterAll(() => site.close());

function rootOf(xml: Uint8Array): string {
  const { stdout, stderr } = spawnSync('python3', ['-c', PARSE], { input: xml, encoding: 'utf8' });
  return stderr.trim().split('\n').at(-1) || stdout.trim();
}

test.each(Object.entries(ROOTS))('%s is well-formed and is what it says', (path, root) => {
  const bytes = files.get(path) as Uint8Array;
  expect(rootOf(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)).toBe(root);
});

test('every feed of XML is looked at, and the parser refuses what is none', () => {
  expect(FEEDS.filter((path) => !path.endsWith('.json') && !(path in ROOTS))).toEqual([]);
  expect(rootOf(new TextEncoder().encode('<rss><channel></rss>'))).toMatch(/ParseError/);
});
