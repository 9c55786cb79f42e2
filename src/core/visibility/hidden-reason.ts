// Why a text cannot be seen: capture measures it on the live page, rules read it off the styles of a static one, and the
// interface has words for each.

import { HIDDEN } from '../dom/marks.ts';

export const HIDDEN_REASONS = [
  'blur',
  'clip',
  'color',
  'content-visibility',
  'covered',
  'display',
  'dots',
  'font-size',
  'hidden',
  'invisible characters',
  'mask',
  'off-screen',
  'opacity',
  'screen readers only',
  'turned-away',
  'visibility',
  'zero-size',
] as const;

export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** Ways of hiding that a script takes back; in the others nothing waits. */
export const TAKEN_BACK: ReadonlySet<HiddenReason> = new Set([
  'display',
  'hidden',
  'opacity',
  'visibility',
  'zero-size',
]);

/** Those of them in which a page may keep all of its content until its script is ready. */
export const PAGE_COVERS: ReadonlySet<HiddenReason> = new Set(['display', 'opacity', 'visibility']);

export const hide = (element: Element, reason: HiddenReason): void => element.setAttribute(HIDDEN, reason);

/** Of a marked element. */
export function hiddenReasonOf(element: Element): HiddenReason {
  const value = element.getAttribute(HIDDEN);
  return HIDDEN_REASONS.find((reason) => reason === value) ?? 'hidden';
}
