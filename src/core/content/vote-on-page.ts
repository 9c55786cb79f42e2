import type { Page } from '../page.ts';
import { voteByPruning } from './prune-vote.ts';
import { voteByReadability } from './readability-vote.ts';
import { rootOf } from './text-block.ts';

/** The blocks that each of the two rule-based judges would keep. */
export function voteOnPage({ document, textBlocks }: Page): Record<'readability' | 'pruner', Set<number>> {
  const [first] = textBlocks;
  return {
    readability: voteByReadability(document, textBlocks) ?? new Set(),
    pruner: first ? voteByPruning(rootOf(first.container), textBlocks) : new Set(),
  };
}
