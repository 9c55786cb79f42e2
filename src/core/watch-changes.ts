// What each pass changes, for the trace: a walk over the page after every pass, so only where somebody asks.

import { isKept } from './content/text-block.ts';
import { standingTexts } from './dom/standing-texts.ts';
import { DROP } from './dom/marks.ts';
import { countWords } from './dom/words.ts';
import type { Page } from './page.ts';
import type { Watch } from './run-passes.ts';

interface View {
  elements: Set<Element>;
  words: number;
  /** Text blocks that were judged to stay. */
  kept: Set<unknown>;
}

export const watchChanges: Watch = (page) => {
  let before = view(page);
  return () => {
    const now = view(page);
    const changes = {
      elements: difference(before.elements, now.elements),
      words: now.words - before.words,
      blocks: difference(before.kept, now.kept),
    };
    before = now;
    return changes;
  };
};

function view({ document: { body }, textBlocks }: Page): View {
  const elements = new Set(body.querySelectorAll(`:not([${DROP}], [${DROP}] *)`));
  const gone = new Set(
    textBlocks.flatMap((block) => (block.verdicts.length > 0 && !isKept(block) ? block.nodes : [])),
  );
  let words = 0;
  for (const text of standingTexts(body)) if (!gone.has(text)) words += countWords(text.data);
  return { elements, words, kept: new Set(textBlocks.filter(isKept)) };
}

/** Members that one set has and the other has not. */
function difference<T>(one: Set<T>, other: Set<T>): number {
  const gone = [...one].filter((member) => !other.has(member)).length;
  return gone + other.size - (one.size - gone);
}
