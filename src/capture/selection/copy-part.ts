// Copies one element of the live page with its marks, judged in its place, as the capture of the whole page would.

import { type Cover, coveredTexts } from '../paint/covered.ts';
import { enter } from '../walk/enter.ts';
import { leave } from '../walk/leave.ts';
import { implementationOf, parentNodeOf, bodyOf, nodeTypeOf, ELEMENT_NODE } from '../walk/live-dom.ts';
import { judge } from '../visibility/judge.ts';
import { openDocument } from '../walk/open-document.ts';
import { type Visit, newVisit } from '../walk/visit.ts';
import { newWalk, step } from '../walk/walk.ts';

/** Null where the person cannot see it. */
export function copyPart(element: Element): Element | null {
  const first = walkPart(element, null);
  const covered = coveredTexts(first.covers, element);
  return covered.size === 0 ? first.copy : walkPart(element, covered).copy;
}

function walkPart(
  element: Element,
  covered: ReadonlySet<Node> | null,
): { copy: Element | null; covers: readonly Cover[] } {
  const live = element.ownerDocument;
  const document = implementationOf(live).createHTMLDocument('');
  const walk = newWalk(live, { copy: document, covered });
  let around = openDocument(walk, live, { copy: document.body, parent: null });
  for (const ancestor of ancestorsOf(element)) around = around && descend(around, ancestor);
  if (!around) return { copy: null, covers: [] };
  let visit: Visit | null = enter(walk, around, element);
  while (visit && visit !== around) visit = step(walk, visit);
  let top = around;
  while (top.parent) top = top.parent;
  leave(top, 0);
  return { copy: document.body.firstElementChild, covers: walk.covers ?? [] };
}

/** From the body down; a shadow root's elements stand in its host. */
function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  const body = bodyOf(element.ownerDocument);
  let at: Node | null = parentNodeOf(element);
  while (at && at !== body) {
    if (nodeTypeOf(at) === ELEMENT_NODE) ancestors.unshift(at as Element);
    at = parentNodeOf(at) ?? (at as ShadowRoot).host ?? null;
  }
  return ancestors;
}

function descend(parent: Visit, element: Element): Visit | null {
  const judged = judge(element, parent.scene.view.getComputedStyle(element), parent);
  if (judged.state === 'hidden') return null;
  const { scene, copy } = parent;
  return newVisit({ element, parent, scene, copy, next: null, selectedRange: 0 }, judged);
}
