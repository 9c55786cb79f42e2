import { estimateTokens } from '../../tokens/estimate.ts';
import type { Flow } from '../../tree.ts';
import { writeMarkdown } from './write-markdown.ts';

/** Estimated tokens of the Markdown of a tree. */
export const weigh = (tree: Flow): number => estimateTokens(writeMarkdown(tree));
