import { JSDOM } from 'jsdom';
import { extract } from '../../src/core/extract.ts';
import { type WrittenExtraction, written } from '../../src/core/output/written.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/types.ts';

const URL = 'https://harbour.example/guide/page';

/** A saved page, read without layout. */
export function extractPage(html: string): WrittenExtraction {
  const { document } = new JSDOM(html, { url: URL }).window;
  const extraction = extract(
    {
      document,
      url: URL,
      baseUrl: document.baseURI,
      source: 'static',
      rawCharacters: html.length,
      rawTokens: 0,
      elements: document.querySelectorAll('*').length,
      warnings: [],
    },
    DEFAULT_EXTRACT_OPTIONS,
  );
  return written(extraction);
}
