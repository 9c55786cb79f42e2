import { DROP } from './marks.ts';
import type { Page } from '../page.ts';
import type { Removal, RemovedPassage } from '../types.ts';
import { countWords, foldSpace } from './words.ts';

/** Longest text kept in a removal record, in characters. */
const RECORD_LENGTH = 500;

/**
 * Marks an element as left out and records why. The tree keeps it until the verdicts are applied, so a later pass
 * may still take the verdict back by removing the mark.
 */
export function drop(page: Page, element: Element, verdict: Removal): void {
  if (element.hasAttribute(DROP)) return;
  element.setAttribute(DROP, `${verdict.kind}: ${verdict.reason}`);
  record(page, element, verdict);
}

/** Records a passage that leaves the tree at once (hidden text: no later pass may see it). */
export function record(page: Page, passage: { textContent: string | null }, { kind, reason }: Removal): void {
  const text = foldSpace(passage.textContent ?? '');
  const removed: RemovedPassage[] = page.removed[kind];
  if (text) removed.push({ reason, text: text.slice(0, RECORD_LENGTH), words: countWords(text) });
}
