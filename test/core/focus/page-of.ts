// A page from a few lines of Markdown: `# Heading`, `## Heading`, and paragraphs.

import type { Extraction } from '../../../src/core/types.ts';
import { anExtraction } from '../../features/builders.ts';
import { blocksOf } from '../blocks-of.ts';

export const pageOf = (...lines: string[]): Extraction => anExtraction({}, blocksOf(...lines));
