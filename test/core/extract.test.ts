import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { extract } from '../../src/core/extract.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/types.ts';

test('an empty page is a typed error, never an empty string', () => {
  const { document } = new JSDOM('<title>Nothing</title>').window;
  const snapshot = {
    document,
    url: 'https://page.example/',
    baseUrl: 'https://page.example/',
    source: 'static' as const,
    rawCharacters: 0,
    rawTokens: 0,
    elements: 3,
    warnings: [],
  };
  expect(() => extract(snapshot, DEFAULT_EXTRACT_OPTIONS)).toThrowError(
    expect.objectContaining({ code: 'nothing-to-extract' }),
  );
});
