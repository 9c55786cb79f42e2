// Whether anything shows through clips that are no plain boxes.

import type { Hole } from '../walk/visit.ts';
import type { Shape } from './clip-shape.ts';

/** Points of a line are this far apart, in CSS pixels, or further in a long one. */
const STEP = 4;
const MOST_STEPS = 64;
/** So far down the line, each of them has to show. */
const HEIGHTS = [0.3, 0.5, 0.7];
/** A shape is drawn this large to see whether there is anything of it. */
const GRID = 64;

let pen: OffscreenCanvasRenderingContext2D | null = null;

function penFor(): OffscreenCanvasRenderingContext2D {
  pen ??= new OffscreenCanvas(GRID, GRID).getContext('2d', { willReadFrequently: true })!;
  return pen;
}

/** Of its box, from 0 to 1. */
export function shareLeft({ path, rule, box }: Shape): number {
  const at = penFor();
  at.reset();
  at.scale(GRID / box.width, GRID / box.height);
  at.fill(path, rule);
  const { data } = at.getImageData(0, 0, GRID, GRID);
  return data.reduce((sum, value) => sum + value, 0) / 255 / GRID / GRID;
}

/** At two points side by side the middle of the line shows. */
export function showsThrough({ left, top, width, height }: DOMRect, holes: Hole): boolean {
  const steps = Math.min(MOST_STEPS, Math.max(2, Math.ceil(width / STEP)));
  let run = 0;
  for (let index = 0; index < steps && run < 2; index += 1) {
    const x = left + ((index + 0.5) * width) / steps;
    run = HEIGHTS.every((share) => isOpen(x, top + share * height, holes)) ? run + 1 : 0;
  }
  return run === 2;
}

function isOpen(x: number, y: number, innermost: Hole): boolean {
  const at = penFor();
  at.resetTransform();
  for (let hole: Hole | null = innermost; hole; hole = hole.outer) {
    const { path, rule, box } = hole.shape;
    if (!at.isPointInPath(path, x - box.left, y - box.top, rule)) return false;
  }
  return true;
}
