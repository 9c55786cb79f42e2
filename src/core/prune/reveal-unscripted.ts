// Where the scripts of a page did not run, much of its text may still wait for them: faded in on scroll, streamed into
// a hidden container, or behind a veil until everything is loaded. Such a page is read as it would look with scripts.
// A few hidden sentences on a page that shows its text stay hidden.

import { HIDDEN } from '../marks.ts';
import type { DomPass } from '../page.ts';
import type { Warning } from '../types.ts';
import { countWords, foldSpace } from '../words.ts';
import { markHidden } from './mark-static-hidden.ts';

/** Ways of hiding that a script takes back; others (clipped, off-screen, tiny letters, the colour of the ground) are for good. */
const WAITING = new Set(['display', 'hidden', 'opacity', 'visibility', 'zero size', 'zero-size']);
/** Interface that stays hidden until it is used, scripts or not. */
const INTERFACE = 'dialog, nav, [role=dialog], [role=menu], [role=navigation], [aria-modal=true]';
/** From here on the page waits: share of its words, and words. Measured on 1,497 pages read without scripts. */
const WAITING_SHARE = 0.2;
const WAITING_WORDS = 150;
/** A part is revealed that is long, or one of several alike. Words, parts. */
const LONG_PART = 40;
const ALIKE = 3;

const UNSCRIPTED: Warning = {
  code: 'unscripted',
  message: 'Text that this page hides until its scripts run was read, too: nobody has seen it there yet.',
};

export const revealUnscripted: DomPass = {
  name: 'reveal-unscripted',
  run(page) {
    const { body } = page.document;
    if (page.source === 'live' && !page.options.unscripted) return;
    const all = wordsIn(body);
    const parts = waitingParts(body);
    const waiting = parts.reduce((sum, { words }) => sum + words, 0);
    if (waiting < WAITING_WORDS || waiting < WAITING_SHARE * all) return;
    if (page.source === 'live') markHidden(page.document); // Capture does not look inside what is hidden.
    const revealed = reveal(parts) + reveal(waitingParts(body));
    if (revealed > 0) page.warnings.push(UNSCRIPTED);
  },
};

/** Takes the marks off; how many there were. */
function reveal(parts: Part[]): number {
  const alike = new Map<string, number>();
  for (const { shape } of parts) alike.set(shape, (alike.get(shape) ?? 0) + 1);
  const chosen = parts.filter(({ words, shape }) => words >= LONG_PART || (alike.get(shape) ?? 0) >= ALIKE);
  for (const { element } of chosen) element.removeAttribute(HIDDEN);
  return chosen.length;
}

interface Part {
  element: Element;
  words: number;
  shape: string;
}

/** Outermost hidden elements, counted once. */
function waitingParts(body: Element): Part[] {
  const parts: Part[] = [];
  for (const element of body.querySelectorAll(`[${HIDDEN}]`)) {
    if (element.parentElement?.closest(`[${HIDDEN}]`) || element.matches(INTERFACE)) continue;
    if (!WAITING.has(element.getAttribute(HIDDEN) ?? '')) continue;
    const shape = element.getAttribute('class')
      ? `${element.localName}.${element.getAttribute('class')}`
      : '';
    parts.push({ element, words: wordsIn(element), shape: shape || `#${parts.length}` });
  }
  return parts;
}

const SOURCE = new Set(['script', 'style', 'template']);

/** Words that could be shown: the state that applications keep in scripts is no text. */
function wordsIn(element: Element): number {
  let words = 0;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) words += countWords(foldSpace((node as Text).data));
    else if (node.nodeType === 1 && !SOURCE.has((node as Element).localName))
      words += wordsIn(node as Element);
  }
  return words;
}
