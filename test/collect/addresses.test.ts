import { expect, test } from 'vitest';
import { normalizeUrl } from '../../src/collect/address/normalize-url.ts';
import { compilePatterns } from '../../src/collect/address/compile-patterns.ts';
import { openScope } from '../../src/collect/address/scope.ts';
import { readList } from '../../src/collect/source/read-list.ts';

const SITE = 'https://site.example';

test.each([
  ['HTTPS://Site.Example:443/A/?b=2&a=1#part', 'https://site.example/A/?a=1&b=2'],
  ['https://site.example/?utm_source=x&id=3&fbclid=y', 'https://site.example/?id=3'],
  ['https://site.example/a;jsessionid=AB12?sid=9', 'https://site.example/a'],
  ['https://me:secret@site.example./', 'https://site.example/'],
  ['mailto:ann@site.example', undefined],
  ['javascript:alert(1)', undefined],
  [`https://site.example/${'a'.repeat(3_000)}`, undefined],
])('%s is the page %s', (address, expected) => {
  expect(normalizeUrl(address)).toBe(expected);
});

test.each<[name: string, text: string, urls: string[]]>([
  [
    'lines with blanks, a mark, duplicates and words',
    `\uFEFF\n  ${SITE}/a \r\n\r\n${SITE}/a#x\nsite.example/b\nftp://x.example/\nwords\n`,
    ['/a', '/b'],
  ],
  ['CSV with a header', `title,url\n"One, two",${SITE}/a\nThree,"${SITE}/b?x=1,2"\n`, ['/a', '/b?x=1%2C2']],
  [
    'JSON of any shape',
    JSON.stringify([{ url: `${SITE}/a`, more: [{ href: `${SITE}/b` }] }, 'no']),
    ['/a', '/b'],
  ],
  [
    'bookmarks',
    `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="${SITE}/a?x=1&amp;y=2">A</A><DT><A HREF='${SITE}/b'>B</A></DL>`,
    ['/a?x=1&y=2', '/b'],
  ],
  ['Markdown', `- [A](${SITE}/a): text\n- [B](<${SITE}/b>)`, ['/a', '/b']],
])('addresses are found in %s', (_, text, paths) => {
  expect(readList(text).urls).toEqual(paths.map((path) => `${SITE}${path}`));
});

test('a list of 100,000 lines is read, and what is no page is counted', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${SITE}/${index % 90_000}`);
  const { urls, duplicates, refused } = readList(['mailto:ann@site.example', ...lines].join('\n'));
  expect([urls.length, duplicates, refused]).toEqual([90_000, 10_000, 1]);
});

test('patterns take prefixes, stars and expressions, and none of them hangs', () => {
  const matches = compilePatterns([
    '/docs/',
    'https://site.example/*/end',
    'site.example/x/**',
    '/\\.php$/i',
  ])!;
  expect(['/docs/a', '/a/end', '/x/y/z', '/A.PHP'].every((path) => matches(SITE + path))).toBe(true);
  expect(['/doc', '/a/b/end', '/y'].some((path) => matches(SITE + path))).toBe(false);
  expect(compilePatterns(['/(a+)+$/'])!(`${SITE}/${'a'.repeat(5_000)}!`)).toBe(false);
  expect(() => compilePatterns(['/(/'])).toThrow(/The pattern \/\(\/ cannot be used/);
  expect(compilePatterns(['', ' '])).toBeUndefined();
});

test('the scope keeps to the hosts, leaves files out and sees circles', () => {
  const scope = openScope({ hosts: ['site.example'], subdomains: true, include: [], exclude: ['/old/'] });
  const verdicts = ['/', '/old/a', '/a.pdf', '/a/b/a/b/a/b/a/b/', '/wp-json/x'].map((path) =>
    scope.refuses(SITE + path),
  );
  expect(verdicts).toEqual([undefined, 'excluded', 'no-page', 'endless', 'no-page']);
  expect(scope.refuses('https://docs.site.example/')).toBeUndefined();
  expect(scope.refuses('https://notsite.example/')).toBe('other-host');
});
