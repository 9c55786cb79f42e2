// Opens what holds nothing until it is opened, reads it, and closes it again. What the page already holds is left alone:
// reading it needs no click.

import { copyPart } from '../capture/selection/copy-part.ts';
import { COLLAPSED } from '../core/dom/marks.ts';
import { findIn, isA } from './deep.ts';
import { CLOSED, chosenTabOf, isEmpty, isShared, isTab, panelOf } from './panel-of.ts';
import { mayPress, press } from './press.ts';
import { type Run, mayGoOn } from './run.ts';

export async function openPanels(run: Run, area: Element): Promise<void> {
  run.progress.phase = 'opening';
  for (const control of findIn(area, CLOSED)) {
    if (!mayGoOn(run)) return;
    if (!isA(control, CLOSED) || !mayPress(control)) continue;
    const panel = panelOf(control);
    if (panel && isShared(control, panel)) await openShared(run, control, panel);
    else if (isEmpty(panel)) await openPanel(run, control);
  }
}

async function openPanel(run: Run, control: Element): Promise<void> {
  const chosen = chosenTabOf(control);
  const before = new Set(elementsAround(control));
  await press(run, control);
  const panel = panelOf(control) ?? elementsAround(control).find((element) => !before.has(element)) ?? null;
  const copy = panel && !isEmpty(panel) ? copyPart(panel) : null;
  await close(run, control, chosen);
  if (!panel || !copy) return;
  run.progress.panels += 1;
  // A panel that keeps what it once loaded is read from the page like any other.
  if (!panel.isConnected) keepBeside(run, control, copy);
  else if (isEmpty(panel)) run.kept.inside.set(panel, [...copy.childNodes]);
}

/** One panel whose content changes with the tab: what another tab showed stands after it, under that tab's label. */
async function openShared(run: Run, control: Element, panel: Element): Promise<void> {
  const chosen = chosenTabOf(control);
  const before = panel.textContent;
  await press(run, control);
  const shown = panelOf(control);
  const copy = shown && shown.textContent !== before ? copyPart(shown) : null;
  await close(run, control, chosen);
  const place = chosen && panelOf(chosen);
  if (!copy || !place) return;
  run.progress.panels += 1;
  for (const name of ['id', 'role', 'aria-labelledby']) copy.removeAttribute(name);
  copy.setAttribute(COLLAPSED, 'tab');
  const label = copy.ownerDocument.createElement('p');
  label.append(copy.ownerDocument.createElement('strong'));
  label.firstElementChild!.textContent = control.textContent?.trim() ?? '';
  copy.prepend(label);
  keepAfter(run, place, copy);
}

async function close(run: Run, control: Element, chosen: Element | null): Promise<void> {
  if (!isA(control, CLOSED)) await press(run, chosen ?? control);
}

const LEVELS = 3;

/** What stands beside the control and beside what holds it: a panel that is made when it opens appears there. */
function elementsAround(control: Element): Element[] {
  const around: Element[] = [];
  let at: Element | null = control;
  for (let level = 0; at && level < LEVELS; level += 1, at = at.parentElement) {
    around.push(...(at.parentElement?.children ?? []));
  }
  return around;
}

/** A panel that is gone when closed follows the heading that its control is in, a tab's panel the row of tabs. */
function keepBeside(run: Run, control: Element, copy: Element): void {
  copy.setAttribute(COLLAPSED, isTab(control) ? 'tab' : 'accordion');
  let anchor = control.closest('[role=tablist]') ?? control;
  while (anchor.parentElement?.childElementCount === 1) anchor = anchor.parentElement;
  keepAfter(run, anchor, copy);
}

function keepAfter({ kept }: Run, anchor: Element, copy: Element): void {
  kept.after.set(anchor, [...(kept.after.get(anchor) ?? []), copy]);
}
