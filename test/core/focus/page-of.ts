// A page from a few lines: `# Heading`, `## Heading`, and paragraphs.

import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import type { Block } from '../../../src/core/block.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { anExtraction } from '../../features/builders.ts';

export const pageOf = (...lines: string[]): Extraction => anExtraction({}, blocksOf(lines));

export function blocksOf(lines: string[]): Block[] {
  return lines.map((line, index) => {
    const [, marks = '', heading] = /^(#+) (.*)$/s.exec(line) ?? [];
    const base = { id: `b${index + 1}`, path: [], markdown: line, tokens: estimateTokens(line) };
    return heading === undefined
      ? { ...base, type: 'paragraph', text: line.replaceAll('**', '') }
      : { ...base, type: 'heading', level: marks.length, text: heading };
  });
}
