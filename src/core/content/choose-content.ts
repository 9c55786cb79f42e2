import type { DomPass } from '../page.ts';
import { proseCharacters } from './prose.ts';
import { voteByPruning } from './prune-vote.ts';
import { voteByReadability } from './readability-vote.ts';
import { type TextBlock, judge, rootOf } from './text-block.ts';

/** Two voters choose blocks; the vote that keeps the most running text and the least of the rest is followed. */
export const chooseContent: DomPass = {
  name: 'choose-content',
  run(page) {
    const blocks = page.textBlocks;
    const first = blocks[0];
    if (!first) return;
    const votes = [
      { name: 'readability', kept: voteByReadability(page.document, blocks) },
      { name: 'pruner', kept: voteByPruning(rootOf(first.container), blocks) },
    ].map(({ name, kept = new Set<number>() }) => ({ name, kept, quality: quality(blocks, kept) }));
    const best = votes.reduce((a, b) => (b.quality > a.quality ? b : a));
    if (best.quality === 0) return;
    page.method = best.name;
    for (const block of blocks) {
      const keep = best.kept.has(block.index);
      judge(block, keep, `${best.name}: ${keep ? 'in' : 'not in'} its content`);
    }
  },
};

/** Harmonic mean of the share of running text that is kept and the share of the kept text that is running text. */
function quality(blocks: TextBlock[], kept: Set<number>): number {
  let running = 0;
  let keptRunning = 0;
  let keptAll = 0;
  for (const block of blocks) {
    const prose = proseCharacters(block);
    running += prose;
    if (!kept.has(block.index)) continue;
    keptRunning += prose;
    keptAll += block.text.length;
  }
  return keptAll === 0 ? 0 : (2 * keptRunning) / (running + keptAll);
}
