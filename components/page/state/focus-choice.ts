// The check marks of the outline while a query chooses: what it left out is unchecked, and a hand overrules it.

import type { OutlineSection } from '../../../src/core/output/outline.ts';
import type { Focus } from '../../../src/core/types.ts';
import type { Choice } from './page-state.ts';

type Ids = ReadonlySet<string>;

/** Sections that are not in the copy, whoever left them out. */
export function listOmitted(focus: Focus | undefined, left: Ids): Ids {
  if (focus?.state !== 'filtered') return left;
  const omitted = focus.sections.filter(({ kept }) => kept === 'none' || kept === 'heading');
  return new Set([...left, ...omitted.map(({ id }) => id)]);
}

/** Scores as shares of the best; empty when nothing was asked or nothing matches. */
export function listRelevance(focus: Focus | undefined): ReadonlyMap<string, number> {
  const best = Math.max(0, ...(focus?.sections ?? []).map(({ score }) => score));
  if (!focus || best === 0) return new Map();
  return new Map(focus.sections.map(({ id, score }) => [id, score / best]));
}

/** What the new check marks mean: one that is gone takes its section out, a new one puts it in before all others. */
export function chooseByHand(
  wanted: Ids,
  { focus, left, pinned }: { focus: Focus | undefined; left: Ids; pinned: Ids },
): Choice {
  const before = listOmitted(focus, left);
  const out = new Set(left);
  const first = new Set(pinned);
  for (const id of wanted) {
    if (before.has(id)) continue;
    out.add(id);
    first.delete(id);
  }
  for (const id of before) {
    if (wanted.has(id)) continue;
    out.delete(id);
    if (focus?.state === 'filtered') first.add(id);
  }
  return { left: out, pinned: first };
}

/** Undefined while no section was taken out. */
export const listTicked = (outline: OutlineSection[], left: Ids): string[] | undefined =>
  left.size === 0 ? undefined : outline.map(({ id }) => id).filter((id) => !left.has(id));

/** Turns a section and everything under it on or off: off when all of it was on. */
export function toggleSection({ id, below }: Pick<OutlineSection, 'id' | 'below'>, left: Ids): Set<string> {
  const family = [id, ...below];
  const changed = new Set(left);
  const turnOff = family.every((one) => !left.has(one));
  for (const one of family) {
    if (turnOff) changed.add(one);
    else changed.delete(one);
  }
  return changed;
}
