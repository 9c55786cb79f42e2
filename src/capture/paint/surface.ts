// Works out what is painted behind an element: the backgrounds around it, within the nearest box that is painted as a
// whole, fainter, filtered or blended, and what is behind that.

import { backgroundOf, coats } from './background.ts';
import { CLEAR, type Color, NOTHING, PLAIN, blended, differs, faded } from './color.ts';
import { startsStack } from './paint-order.ts';
import { type Region, isUpon } from '../visibility/region.ts';
import { boxOf } from '../walk/live-dom.ts';
import type { Group, Surface, Visit } from '../walk/visit.ts';

/** More boxes than these within each other are there to hide something. */
const MOST_GROUPS = 40;
const MOST_PAIRS = 8;

export function surfaceOf(visit: Visit): Surface {
  const open: Visit[] = [];
  let at: Visit | null = visit;
  for (; at && !at.surface; at = at.parent) open.push(at);
  let surface = at?.surface ?? { colors: [visit.scene.canvas], group: null, by: null, below: null };
  for (const each of open.toReversed()) each.surface = surface = coat(each, surface);
  return surface;
}

function coat(visit: Visit, behind: Surface): Surface {
  const { style, scene, parent } = visit;
  if (!style || visit.display === 'contents') return behind;
  let below = behind;
  const group = groupOf(visit, style, behind);
  if (group) below = { colors: NOTHING, group, by: null, below: null };
  const own = backgroundOf(style);
  if (own === NOTHING) return below;
  const coated = { ...below, colors: coats(own, below.colors) };
  const isPage = parent?.scene !== scene || parent.parent?.scene !== scene;
  return isPage ? coated : { ...coated, by: visit, below };
}

function groupOf(visit: Visit, style: CSSStyleDeclaration, behind: Surface): Group | null {
  // What a person opens is shown then.
  if (visit.state === 'collapsed' && visit.parent?.state === 'visible') return null;
  const opacity = visit.opacity === 1 ? 1 : Number(style.opacity);
  const isBlended = style.mixBlendMode !== 'normal';
  if (opacity === 1 && !isBlended && style.filter === 'none') return null;
  const colors: Color[] = [];
  for (let at = isBlended && visit.parent; at && at.style && colors.length < MOST_GROUPS; at = at.parent) {
    colors.unshift(...backgroundOf(at.style).slice(0, 1));
    if (startsStack(at.style)) break;
  }
  const backdrop = colors.reduce((below, color) => blended(color, below, PLAIN), CLEAR);
  return { style, opacity, backdrop, behind };
}

/** The same for a text that may stand beside the boxes that hold it. */
export function surfaceAt(visit: Visit, box: Region, surface = surfaceOf(visit)): Surface {
  const { group, by, below } = surface;
  if (by && below) return standsOn(visit, box, by) ? surface : surfaceAt(visit, box, below);
  return group ? { ...surface, group: { ...group, behind: surfaceAt(visit, box, group.behind) } } : surface;
}

/** What is scrolled or cut off shows on what cuts it. */
function standsOn(visit: Visit, box: Region, by: Visit): boolean {
  let at: Visit | null = visit;
  while (at && at !== by && !at.clips && at.scene === by.scene) at = at.parent;
  return by.clips || at !== by || isUpon(box, boxOf(by.element));
}

/** Whether a paint over the surface can be told from it. */
export function shows(ink: Color, { colors, group }: Surface): boolean {
  let pairs = colors.map((color) => [blended(ink, color, PLAIN), color]);
  let count = 0;
  for (let at = group; at; at = at.behind.group) {
    if ((count += 1) > MOST_GROUPS) return false;
    const { style, opacity, backdrop, behind } = at;
    const finished = (color: Color) => blended(faded(color, opacity), backdrop, style);
    pairs = pairs
      .map((pair) => pair.map(finished))
      .flatMap((pair) => behind.colors.map((below) => pair.map((color) => blended(color, below, PLAIN))))
      .slice(0, MOST_PAIRS);
  }
  return pairs.some(([letter, ground]) => differs(letter!, ground!));
}
