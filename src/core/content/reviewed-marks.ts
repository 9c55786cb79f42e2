// Which marks of the earlier passes the choice of content may take back: those of the rules that know a part only by
// its name, its role, its landmark or its links. Layers fixed over the page, controls and what holds no prose are
// settled.

import { foldSpace } from '../dom/words.ts';
import { DROP } from '../dom/marks.ts';
import type { Page } from '../page.ts';
import { CLUTTER_RULES } from '../prune/clutter-rules.ts';
import { LANDMARK_RULES } from '../prune/landmark-rules.ts';
import { FIXED_LAYER, OVERLAY_RULES } from '../prune/overlay-rules.ts';
import { type TextBlock, ancestors, isKept } from './text-block.ts';

const REVIEWED = new Set(
  [...OVERLAY_RULES, ...CLUTTER_RULES, ...LANDMARK_RULES]
    .filter(({ reason }) => reason !== FIXED_LAYER)
    .map(({ kind, reason }) => `${kind}: ${reason}`),
);

/** Left out for good. */
export function isSettled(element: Element): boolean {
  const mark = element.getAttribute(DROP);
  return mark !== null && !REVIEWED.has(mark);
}

/** Takes the marks off that lie over kept blocks, and the records with them. */
export function liftMarks(page: Page, blocks: TextBlock[]): void {
  const lifted = new Set<string>();
  for (const block of blocks) {
    if (!isKept(block)) continue;
    for (const { element } of ancestors(block.container)) {
      if (!element.hasAttribute(DROP)) continue;
      element.removeAttribute(DROP);
      lifted.add(foldSpace(element.textContent ?? ''));
    }
  }
  if (lifted.size === 0) return;
  const isLifted = (text: string): boolean => [...lifted].some((whole) => whole.startsWith(text));
  const { removed } = page;
  removed.boilerplate = removed.boilerplate.filter(({ text }) => !isLifted(text));
  removed.overlays = removed.overlays.filter(({ text }) => !isLifted(text));
}
