import { extract } from '../../src/core/extract.ts';
import { type WrittenExtraction, written } from '../../src/core/output/written.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import { openShadowRoots } from '../../src/fetch/page/shadow-templates.ts';
import { snapshotOf, sound } from '../core/page-of.ts';

/** A saved page, read without layout, as a fetched one is. */
export function extractPage(html: string): WrittenExtraction {
  const snapshot = snapshotOf(html, { url: 'https://harbour.example/guide/page' });
  openShadowRoots(snapshot.document);
  return written(sound(extract(snapshot, DEFAULT_EXTRACT_OPTIONS)));
}
