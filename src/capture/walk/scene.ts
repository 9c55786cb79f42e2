// What holds for a whole document before its first element is judged.

import { type Color, WHITE } from '../paint/color.ts';
import { rootOf, viewOf } from './live-dom.ts';
import { EVERYWHERE, documentRegion, viewportRegion, withinReach } from '../visibility/region.ts';
import type { Judgement, Scene } from './visit.ts';

/** Chromium's canvas under `color-scheme: dark`. */
const DARK: Color = { red: 18, green: 18, blue: 18, alpha: 1 };

export function openScene(live: Document): Scene | null {
  const view = viewOf(live);
  const root = rootOf(live);
  if (!view || !root) return null;
  return {
    document: live,
    view,
    range: Document.prototype.createRange.call(live),
    canvas: canvasColor(root, view),
  };
}

function canvasColor(root: Element, view: Window): Color {
  const scheme = view.getComputedStyle(root).colorScheme;
  if (!scheme.includes('dark')) return WHITE;
  const isDark = !scheme.includes('light') || view.matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? DARK : WHITE;
}

/** The judgement that the root of a document starts with. */
export function openJudgement({ document: live, view }: Scene): Judgement {
  const region = documentRegion(live, view);
  return {
    state: 'visible',
    style: null,
    display: 'block',
    position: 'static',
    opacity: 1,
    regions: { flow: region, absolute: withinReach(region, view), fixed: viewportRegion(view) },
    holes: null,
    cuts: false,
    clips: false,
    panelVisibility: 'visible',
  };
}

/** What holds where nothing can be measured. */
export const unmeasured = (judged: Judgement): Judgement => ({
  ...judged,
  style: null,
  regions: { flow: EVERYWHERE, absolute: EVERYWHERE, fixed: EVERYWHERE },
});
