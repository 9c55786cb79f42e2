// Layers over the page: consent banners, dialogs, pop-ups, toasts.

import type { Candidate, PruneRule } from './rule.ts';
import { foldSpace } from '../dom/words.ts';
import { speaksOfConsent } from '../lexicon/barriers.ts';

/** A consent text is short; longer ones are policies that somebody wants to read. Characters. */
const LONGEST_CONSENT = 4_000;
/** A part that is named so needs no such words up to here; whole pages carry the name on a wrapper. Characters. */
const SHORT_CONSENT = 600;
/** A banner without any name, role or position to tell it, at most. Characters. */
const LONGEST_PLAIN_BANNER = 700;
/** Banners are put at the end of `body`, or of the app's root in it. Steps below `body`. */
const DEEPEST_BANNER = 4;
/** Text of a fixed layer without a dialog role: more is an app that scrolls its own pane. Characters. */
const LONGEST_FIXED_LAYER = 1_500;

const CONTROLS =
  'button, [role="button"], input[type="button"], input[type="submit"], a[class*="btn" i], a[class*="button" i]';

const isDialog = ({ tag, role, modal }: Candidate): boolean =>
  role === 'dialog' || role === 'alertdialog' || tag === 'dialog' || modal;

const isLayer = (candidate: Candidate): boolean =>
  isDialog(candidate) || candidate.fixed || candidate.names.has('overlay') || candidate.names.has('consent');

function isConsent(candidate: Candidate): boolean {
  const { element, text, inContent, depth } = candidate;
  const length = text.plain + text.linked;
  if (length === 0 || length > LONGEST_CONSENT) return false;
  if (isLayer(candidate)) return speaksOfConsent(foldSpace(element.textContent ?? ''));
  if (
    inContent ||
    depth > DEEPEST_BANNER ||
    length > LONGEST_PLAIN_BANNER ||
    !element.querySelector(CONTROLS)
  )
    return false;
  return speaksOfConsent(foldSpace(element.textContent ?? ''));
}

/** Only a live page knows that a part lies over it: this is no matter of names, and the choice of content cannot undo it. */
export const FIXED_LAYER = 'fixed layer';

export const OVERLAY_RULES: PruneRule[] = [
  {
    reason: FIXED_LAYER,
    kind: 'overlays',
    share: 0.25,
    matches: ({ fixed, reading, text }) => fixed && !reading && text.plain < LONGEST_FIXED_LAYER,
  },
  {
    reason: 'consent',
    kind: 'overlays',
    share: 0.3,
    matches: (candidate) =>
      candidate.names.has('consent') &&
      !candidate.inContent &&
      (candidate.text.plain < SHORT_CONSENT || isConsent(candidate)),
  },
  { reason: 'consent', kind: 'overlays', share: 1, matches: isConsent },
  { reason: 'dialog', kind: 'overlays', share: 0.5, matches: isDialog },
  {
    reason: 'pop-up',
    kind: 'overlays',
    share: 0.25,
    matches: ({ names, inContent, reading }) => names.has('overlay') && !inContent && !reading,
  },
];
