import { describe, expect, test } from 'vitest';
import { ld, metadataOf } from './metadata-of.ts';

describe('JSON-LD', () => {
  test('of the page wins over that of a teaser that comes later', () => {
    const graph = {
      '@graph': [
        { '@type': 'Article', headline: 'Main', url: 'https://page.example/path/to-it' },
        { '@type': 'Article', headline: 'Related teaser', url: 'https://page.example/other' },
      ],
    };
    expect(metadataOf(ld(graph)).title).toEqual({ value: 'Main', source: 'json-ld' });
  });

  test('is matched by its headline where it has no address', () => {
    const html = `<title>Second story</title><h1>Second story</h1>${ld({ '@type': 'NewsArticle', headline: 'First story', author: 'Bob' }, { '@type': 'NewsArticle', headline: 'Second story', author: 'Ann' })}`;
    expect(metadataOf(html).authors?.value).toEqual(['Ann']);
  });

  test('may give a list of types, several authors and authors by reference', () => {
    const graph = {
      '@graph': [
        {
          '@type': ['NewsArticle', 'Article'],
          headline: 'Main',
          author: [{ '@id': '#ann' }, { '@type': 'Person', name: 'Bob Ray' }],
        },
        { '@id': '#ann', '@type': 'Person', name: 'Ann Lee' },
      ],
    };
    expect(metadataOf(ld(graph)).authors).toEqual({ value: ['Ann Lee', 'Bob Ray'], source: 'json-ld' });
  });

  test('that is broken or commented out is left aside', () => {
    const html = `<title>The mill</title><!-- ${ld({ '@type': 'Article', headline: 'Old' })} --><script type="application/ld+json">{"@type": "Article", </script>`;
    expect(metadataOf(html).title?.value).toBe('The mill');
  });

  test('with raw line breaks in its strings is read', () => {
    expect(
      metadataOf('<script type="application/ld+json">{"@type":"Article","headline":"The\nmill",}</script>')
        .title?.value,
    ).toBe('The mill');
  });
});
