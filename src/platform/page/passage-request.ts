// How the injected script learns which passage is meant (see `page-request.ts`). It brings nothing else into the page.

import type { Passage } from '../../passage.ts';

const world = globalThis as { pithPassage?: Passage | undefined };

export function takePassage(): Passage {
  const passage = world.pithPassage ?? { heading: '', body: '' };
  world.pithPassage = undefined;
  return passage;
}
