// Where the scripts of a page did not run, much of its text may still wait for them: faded in on scroll, or covered until
// everything is loaded. Such a page is read as it would look with scripts; a few hidden sentences on a page that shows
// its text stay hidden.

import { countWordsIn } from '../dom/standing-texts.ts';
import { HIDDEN } from '../dom/marks.ts';
import type { Page } from '../page.ts';
import { type HiddenReason, TAKEN_BACK, hiddenReasonOf } from '../visibility/hidden-reason.ts';
import { markHidden } from '../visibility/mark-static-hidden.ts';
import { notePending } from './pending.ts';

/** Interface that stays hidden until it is used, scripts or not. */
const INTERFACE = 'dialog, nav, [role=dialog], [role=menu], [role=navigation], [aria-modal=true]';
/** From here on the page waits: share of its words, and words. Measured on 1,497 pages read without scripts. */
const WAITING_SHARE = 0.2;
const WAITING_WORDS = 150;
/** A part is revealed that is long, or one of several alike. Words, parts. */
const LONG_PART = 40;
const ALIKE = 3;
/** Ways of hiding by which a script lets parts appear one after the other: one class in common makes those alike. */
const APPEARING = new Set<HiddenReason>(['opacity', 'visibility']);
/**
 * What hides more of a page than this share hides nothing from its readers: the whole body is behind an animation, or the
 * ground that its letters show on is in a style sheet that is missing. Without a layout, letters count as lost only where
 * their own element gives them the colour of its ground: nothing is missing there.
 */
const MOST_OF_PAGE = 0.6;
const WHOLE_PAGE: Record<Page['source'], HiddenReason[]> = {
  live: ['color', 'visibility'],
  static: ['visibility'],
};

export function revealHiddenText(page: Page): void {
  const { body } = page.document;
  const all = countWordsIn(body);
  if (revealWhole(body, WHOLE_PAGE[page.source], all)) {
    notePending(page, 'hidden text');
    if (page.source === 'live') markHidden(page.document); // Capture does not look inside what is hidden.
  }
  const parts = waitingParts(body);
  const waiting = parts.reduce((sum, { words }) => sum + words, 0);
  if (waiting < WAITING_WORDS || waiting < WAITING_SHARE * all) return;
  if (page.source === 'live') markHidden(page.document);
  const revealed = reveal(parts) + reveal(waitingParts(body));
  if (revealed > 0) notePending(page, 'hidden text');
}

/** Whether one way of hiding hid most of the page; then nothing is hidden that way. */
function revealWhole(body: Element, reasons: HiddenReason[], all: number): boolean {
  const reason = reasons.find((name) => {
    const words = wordsHiddenBy(body, name);
    return words >= WAITING_WORDS && words >= MOST_OF_PAGE * all;
  });
  if (reason === undefined) return false;
  for (const element of body.querySelectorAll(`[${HIDDEN}=${reason}]`)) element.removeAttribute(HIDDEN);
  return true;
}

function wordsHiddenBy(body: Element, reason: HiddenReason): number {
  let words = 0;
  for (const element of body.querySelectorAll(`[${HIDDEN}=${reason}]`))
    if (!element.parentElement?.closest(`[${HIDDEN}]`)) words += countWordsIn(element);
  return words;
}

/** Takes the marks off; how many there were. */
function reveal(parts: WaitingPart[]): number {
  const alike = new Map<string, number>();
  for (const { shapes } of parts) for (const shape of shapes) alike.set(shape, (alike.get(shape) ?? 0) + 1);
  const chosen = parts.filter(
    ({ words, shapes }) => words >= LONG_PART || shapes.some((shape) => (alike.get(shape) ?? 0) >= ALIKE),
  );
  for (const { element } of chosen) element.removeAttribute(HIDDEN);
  return chosen.length;
}

interface WaitingPart {
  element: Element;
  words: number;
  /** Names under which it is counted. */
  shapes: string[];
}

/** Outermost hidden elements, counted once. */
function waitingParts(body: Element): WaitingPart[] {
  const parts: WaitingPart[] = [];
  for (const element of body.querySelectorAll(`[${HIDDEN}]`)) {
    if (element.parentElement?.closest(`[${HIDDEN}]`) || element.matches(INTERFACE)) continue;
    const reason = hiddenReasonOf(element);
    if (TAKEN_BACK.has(reason))
      parts.push({ element, words: countWordsIn(element), shapes: shapesOf(element, reason) });
  }
  return parts;
}

/** Builders of pages number their parts: `text_1`, `text_2`. */
function shapesOf(element: Element, reason: HiddenReason): string[] {
  const names = (element.getAttribute('class') ?? '').replaceAll(/\d+/g, '#').split(/\s+/).filter(Boolean);
  if (names.length === 0) return [];
  const own = APPEARING.has(reason) ? [...new Set(names)] : [names.join('.')];
  return own.map((name) => `${reason} ${element.localName}.${name}`);
}
