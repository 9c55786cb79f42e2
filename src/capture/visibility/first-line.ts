// Tells text that shows because the first line of its block has a colour of its own.

import { CLEAR, parseColor } from '../paint/color.ts';
import { shows, surfaceOf } from '../paint/surface.ts';
import type { Visit } from '../walk/visit.ts';

/** Asked only of text that its own colour hides. */
export function isOnFirstLine(visit: Visit): boolean {
  let block = visit;
  while (block.display === 'inline' && block.parent) block = block.parent;
  const own = block.style?.webkitTextFillColor;
  // What has a colour of its own keeps it there, and what comes later stands on other lines.
  if (block.shows || visit.style?.webkitTextFillColor !== own) return false;
  const fill = visit.scene.view.getComputedStyle(block.element, '::first-line').webkitTextFillColor;
  return fill !== own && shows(parseColor(fill) ?? CLEAR, surfaceOf(visit));
}
