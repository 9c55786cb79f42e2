import { describe, expect, test } from 'vitest';
import { ld, metadataOf } from './metadata-of.ts';

describe('title', () => {
  test.each([
    [
      'is never the name of the site',
      `<title>Real page title</title><meta property="og:title" content="OG title">${ld({ '@type': 'WebSite', name: 'Acme' })}`,
      'OG title',
    ],
    [
      'loses the site that Open Graph names',
      '<meta property="og:site_name" content="Daily Weir"><title>The mill | Daily Weir</title>',
      'The mill',
    ],
    ['loses the site that the address names', '<title>The mill - page.example</title>', 'The mill'],
    [
      'loses whatever the heading does not say',
      '<title>The mill - Rivers - Some paper</title><h1>The mill</h1>',
      'The mill',
    ],
    ['keeps a dash of its own', '<title>The mill - a history</title>', 'The mill - a history'],
    [
      'keeps a subtitle that the heading has too',
      '<title>The mill: a history | Weir</title><h1>The mill: a history</h1>',
      'The mill: a history',
    ],
    ['is not taken from an svg', '<body><svg><title>Logo</title></svg><h1>The mill</h1></body>', 'The mill'],
    [
      'comes from what is shown when an app left old meta behind',
      '<title>The mill</title><meta property="og:title" content="Welcome to our front door"><h1>The mill</h1>',
      'The mill',
    ],
    [
      'has its entities decoded',
      ld({ '@type': 'Article', headline: 'Wind &amp; water &#8211; a mill' }),
      'Wind & water – a mill',
    ],
  ])('%s', (_name, html, expected) => {
    expect(metadataOf(html).title?.value).toBe(expected);
  });
});

describe('authors', () => {
  test.each([
    ['lose their introduction', '<meta name="author" content="By Ann Lee">', ['Ann Lee']],
    [
      'are never an address',
      '<meta property="article:author" content="https://page.example/ann"><meta name="AUTHOR" content="Ann Lee">',
      ['Ann Lee'],
    ],
    [
      'are split',
      '<meta name="author" content="Ann Lee, Bob Ray and Cy Young">',
      ['Ann Lee', 'Bob Ray', 'Cy Young'],
    ],
    [
      'keep a surname that comes first',
      '<meta name="citation_author" content="Lee, Ann"><meta name="citation_author" content="Ray, Bob">',
      ['Lee, Ann', 'Ray, Bob'],
    ],
    ...[
      ['كتبت: نهى الشاذلي', 'نهى الشاذلي'],
      ['بقلم نهى الشاذلي', 'نهى الشاذلي'],
      ['نویسنده: مهسا آذرنیا', 'مهسا آذرنیا'],
      ['מאת דנה לוי', 'דנה לוי'],
      ['लेखक: सुनीता महतो', 'सुनीता महतो'],
      ['เขียนโดย ปาริชาต วงศ์ไพร', 'ปาริชาต วงศ์ไพร'],
      ['作者：沈若溪', '沈若溪'],
    ].map(([line, name]): [string, string, string[]] => [
      `lose their introduction: ${line}`,
      `<article><h1>The mill</h1><p>${line}</p><p>Text of the mill.</p></article>`,
      [name!],
    ]),
    [
      'lose the date that a forum writes after them',
      '<h1>The mill</h1><p class="author">Ivan_T » 03 Feb 2025, 19:44</p>',
      ['Ivan_T'],
    ],
    ['lose their job', '<meta name="author" content="Ann Lee, Senior Editor">', ['Ann Lee']],
    [
      'come from the byline',
      '<article><h1>The mill</h1><p class="byline">By <a rel="author" href="/ann">Ann Lee</a>, Leeds</p></article>',
      ['Ann Lee'],
    ],
    [
      'come from a byline without a link',
      '<article><h1>The mill</h1><p class="byline">Von Ann Lee | 2. Mai 2024</p></article>',
      ['Ann Lee'],
    ],
    ['keep a particle', '<meta name="author" content="Di Maria">', ['Di Maria']],
    [
      'come from microdata',
      '<article><h1>The mill</h1><span itemprop="author" itemscope><span itemprop="name">Ann Lee</span></span></article>',
      ['Ann Lee'],
    ],
  ])('%s', (_name, html, expected) => {
    expect(metadataOf(html).authors?.value).toEqual(expected);
  });

  test('are not those of a comment', () => {
    const html =
      '<article><h1>The mill</h1><p>Text.</p></article><div class="comments"><span class="author">Bob Ray</span></div>';
    expect(metadataOf(html).authors).toBeUndefined();
  });
});

describe('published', () => {
  test.each([
    ['stays a date', ld({ '@type': 'Article', headline: 'x', datePublished: '2024-01-15' }), '2024-01-15'],
    ['is read beside the title', '<article><h1>The mill</h1><time>2 May 2024</time></article>', '2024-05-02'],
    [
      'prefers the attribute of a time element',
      '<article><h1>The mill</h1><time datetime="2024-05-02T08:00Z">this morning</time></article>',
      '2024-05-02T08:00:00Z',
    ],
    [
      'loses its label',
      '<article><h1>The mill</h1><p class="post-date">Published on May 2, 2024</p></article>',
      '2024-05-02',
    ],
    [
      'follows the language of the page',
      '<html lang="en-GB"><article><h1>The mill</h1><span class="date">03/04/2024</span></article>',
      '2024-04-03',
    ],
  ])('%s', (_name, html, expected) => {
    expect(metadataOf(html).published?.value).toBe(expected);
  });

  test.each([
    [
      'a comment',
      '<article><h1>The mill</h1><p>Text.</p><div class="comment-list"><time datetime="2024-05-02">May 2</time></div></article>',
    ],
    [
      'a related story',
      '<article><h1>The mill</h1></article><article><h2>Other</h2><time datetime="2024-05-02">May 2</time></article>',
    ],
    ['a relative phrase', '<article><h1>The mill</h1><time>2 days ago</time></article>'],
    ['the kind of page', '<meta property="og:type" content="website">'],
  ])('is not read from %s', (_name, html) => {
    expect(metadataOf(html).published).toBeUndefined();
  });
});

describe('other fields', () => {
  test('the description keeps its quotes and its length', () => {
    const description = `Don't panic: a guide. ${'Long words. '.repeat(40)}`.trim();
    expect(metadataOf(`<meta content="${description}" data-x name="Description">`).description?.value).toBe(
      description,
    );
  });

  test.each([
    ['<html lang="en_us">', 'en-US'],
    ['<meta property="og:locale" content="de_AT">', 'de-AT'],
    ['<html lang="{{lang}}">', undefined],
  ])('the language of %s is %s', (html, expected) => {
    expect(metadataOf(html).language?.value).toBe(expected);
  });

  test.each([
    ['/path/to-it?x=1', 'https://page.example/path/to-it?x=1'],
    ['https://www.page.example/path', 'https://www.page.example/path'],
    ['https://elsewhere.test/path', undefined],
    ['/', undefined],
  ])('the canonical address %s resolves to %s', (href, expected) => {
    expect(metadataOf(`<link rel="canonical" href="${href}">`).canonicalUrl?.value).toBe(expected);
  });

  test('each tag stands once', () => {
    expect(metadataOf('<meta name="keywords" content="Mills, rivers, mills">').tags?.value).toEqual([
      'Mills',
      'rivers',
    ]);
  });

  test('the image is absolute', () => {
    expect(metadataOf('<meta property="og:image" content="/a.jpg">').image?.value).toBe(
      'https://page.example/a.jpg',
    );
  });

  test('of a page that says nothing only title and host are known', () => {
    expect(metadataOf('<h1>The mill</h1><p>Text.</p>')).toEqual({
      siteName: { value: 'page.example', source: 'address' },
      title: { value: 'The mill', source: 'page' },
    });
  });
});
