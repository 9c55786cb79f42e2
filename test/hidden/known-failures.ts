// Pages that fail in Chromium, and why. `npx tsx test/hidden/run.ts ../shared/hidden` complains about each that passes.

import type { KnownFailures } from '../cases/judge.ts';

export const KNOWN_HIDDEN: KnownFailures = {
  'hidden-behind-camera': 'text that perspective moves behind the viewer counts as seen',
  'hidden-clip-inset-strip': 'a clip that leaves a strip of 3 pixels counts as seen',
  'hidden-clip-polygon-flat': 'a clip along a line without area counts as seen',
  'hidden-clip-shape': 'a clip by `shape()` without area is not understood',
  'hidden-closed-shadow-light': 'children of the host of a closed shadow root that has no slot count as seen',
  'hidden-custom-highlight': 'white on white by a custom highlight counts as seen',
  'hidden-filter-comment': 'a filter whose declaration holds a comment counts as none',
  'hidden-filter-escaped-name': 'a filter whose name is escaped counts as none',
  'hidden-font-2px': 'letters of 2 pixels count as readable',
  'hidden-font-size-adjust': 'letters that `font-size-adjust` makes tiny count as readable',
  'hidden-line-through-bar': 'a line through the text that is thicker than its letters counts as clear',
  'hidden-mask-luminance': 'a mask by luminance that is black counts as none',
  'hidden-mask-missing': 'a mask whose picture does not load counts as none',
  'hidden-mask-url-clear': 'a mask whose picture is clear counts as none',
  'hidden-math-phantom': 'the phantom of a formula is written',
  'hidden-matrix-singular': 'a matrix that flattens the text to a line counts as seen',
  'hidden-rotate-y-89': 'text turned until it is seen from its edge counts as seen',
  'hidden-scroller-2px': 'a scroller of 2 pixels counts as readable',
  'hidden-svg-clip-g': 'a clip of a group in an SVG that is empty counts as none',
  'hidden-svg-g-display': 'a group in an SVG that is not displayed is written',
  'seen-first-line-dark': 'white text whose first line is black counts as hidden',
  'seen-overflow-clip-margin': 'text in the margin that a clip leaves free counts as hidden',
};
