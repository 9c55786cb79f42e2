import { extract } from '../../src/core/extract.ts';
import { type WrittenExtraction, written } from '../../src/core/output/written.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/types.ts';
import { snapshotOf, sound } from '../core/page-of.ts';

/** A saved page, read without layout. */
export const extractPage = (html: string): WrittenExtraction =>
  written(
    sound(extract(snapshotOf(html, 'https://harbour.example/guide/page'), DEFAULT_EXTRACT_OPTIONS)),
  );
