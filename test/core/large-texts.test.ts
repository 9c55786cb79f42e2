// Texts on which a careless search starts again at every character and takes minutes.

import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { codeFence } from '../../src/core/output/markdown/code.ts';
import { cleanDate } from '../../src/core/metadata/clean-date.ts';
import { canonicalImages } from '../../src/core/normalize/images/canonical-images.ts';
import { parseSourceSet } from '../../src/core/normalize/images/image-source.ts';
import { cleanTex } from '../../src/core/normalize/math/tex-source.ts';
import { codeOf } from '../../src/core/blocks/readers/verbatim.ts';
import { readJsonLd } from '../../src/core/structured/json-ld.ts';
import { parseDeclarations } from '../../src/core/visibility/inline-style.ts';
import { pageOf } from './page-of.ts';

const LONG = 1_000_000;

test('a listing with a million spaces inside a line keeps them', () => {
  const { document } = new JSDOM('<pre></pre>').window;
  const pre = document.querySelector('pre')!;
  pre.textContent = `a${' '.repeat(LONG)}b  \n  c \t\n`;
  expect(codeOf(pre)).toBe(`a${' '.repeat(LONG)}b\n  c`);
});

test('a listing of a million blank lines gets the fence that its last line asks for', () => {
  const code = `a${'\n'.repeat(LONG)}  \`\`\`\``;
  expect(codeFence(code, 'sh').startsWith('`````sh\n')).toBe(true);
});

test('a million words are no date', () => {
  const context = { language: 'en', machine: true };
  expect(cleanDate('posted on 2 '.repeat(LONG / 10), context)).toBeUndefined();
  expect(cleanDate('2 May 2024', context)).toBe('2024-05-02');
});

test('a source set of a million commas holds only its address', () => {
  const commas = ','.repeat(LONG);
  expect(parseSourceSet(`${commas} /a.png 2x${commas}`)).toEqual([{ url: '/a.png', width: 2000 }]);
  expect(parseSourceSet(`/a.png${commas}`)).toEqual([{ url: '/a.png', width: 1000 }]);
  expect(parseSourceSet(`/a${commas}b.png 400w`)).toEqual([{ url: `/a${commas}b.png`, width: 400 }]);
});

test('comments leave a formula, however many blank lines stand between them', () => {
  expect(cleanTex(`x% y\n${'\n'.repeat(LONG)}  % note\nz`)).toBe('x% y\nz');
});

test('a link around two thousand pictures and a million characters is read once', () => {
  const page = pageOf(
    `<a href="/all">${'word '.repeat(LONG / 5)}${'<img src="/a.png" alt="pier">'.repeat(2000)}</a>`,
  );
  canonicalImages.run(page);
  expect(page.document.querySelectorAll('img[alt="pier"]')).toHaveLength(2000);
});

test.each(['%', '{"a":1}%', '{"a":1}/*%]]>', '{"a":1}]]>%*/', '/*%<![CDATA[{"a":1}', '{"a":1,%}'])(
  'linked data with a million spaces in it is read: %s',
  (source) => {
    const { document } = new JSDOM('<script type="application/ld+json"></script>').window;
    const spaces = ' '.repeat(LONG);
    document.querySelector('script')!.textContent = source.replace('%', spaces);
    expect(readJsonLd(document).documents).toEqual(source === '%' ? [] : [{ a: 1 }]);
    document.querySelector('script')!.textContent = `${source.replace('%', spaces)}%`;
    expect(readJsonLd(document.cloneNode(true) as Document).documents).toEqual([]);
  },
);

test.each(["'\\", '"', '/*', 'url(', '\\', 'a:!', 'a:;'])('a style of a million %s is read', (part) => {
  expect(parseDeclarations(`${part.repeat(LONG / part.length)};b:c`).size).toBeLessThan(3);
});
