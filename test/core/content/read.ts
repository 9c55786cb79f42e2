// Runs the content passes over a page given as HTML.

import { JSDOM } from 'jsdom';
import { extract } from '../../../src/core/extract.ts';
import { segmentText } from '../../../src/core/content/segment-text.ts';
import type { TextBlock } from '../../../src/core/content/text-block.ts';
import { type WrittenExtraction, written } from '../../../src/core/output/written.ts';
import { snapshotOf, sound } from '../page-of.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../../../src/core/extract-options.ts';

export const parse = (html: string): Document => new JSDOM(html).window.document;

export const blocksOf = (html: string): TextBlock[] => segmentText(parse(html).body).blocks;

export const read = (html: string, options: Partial<ExtractOptions> = {}): WrittenExtraction =>
  written(
    sound(
      extract(snapshotOf(html, { url: 'https://page.example/' }), { ...DEFAULT_EXTRACT_OPTIONS, ...options }),
    ),
  );

/** Running text of about the given number of words, different for every seed. */
export function prose(seed: string, words = 40): string {
  const filler = ['harbour', 'wind', 'rises', 'slowly', 'over', 'the', 'old', 'pier', 'and', 'boats', 'wait'];
  const text = Array.from({ length: words }, (_, i) => filler[(i * 7 + seed.length) % filler.length]).join(
    ' ',
  );
  return `The ${seed}, ${text}.`;
}
