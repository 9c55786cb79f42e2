// Opens what holds nothing until it is opened, reads it, and closes it again. What the page already holds is left alone:
// reading it needs no click.

import { copyPart } from '../capture/copy-part.ts';
import { COLLAPSED } from '../core/marks.ts';
import { mayPress, press } from './press.ts';
import { type Run, mayGoOn } from './run.ts';

const CLOSED = [
  '[aria-expanded=false]',
  '[role=tab]:not([aria-selected=true])',
  'details:not([open]) > summary',
].join(', ');

export async function openPanels(run: Run, area: Element): Promise<void> {
  run.progress.phase = 'opening';
  for (const control of area.querySelectorAll(CLOSED)) {
    if (!mayGoOn(run)) return;
    if (control.matches(CLOSED) && mayPress(control) && isEmpty(panelOf(control)))
      await openPanel(run, control);
  }
}

async function openPanel(run: Run, control: Element): Promise<void> {
  const chosen = chosenTabOf(control);
  const before = new Set(elementsAround(control));
  await press(run, control);
  const panel = panelOf(control) ?? elementsAround(control).find((element) => !before.has(element)) ?? null;
  const copy = panel && !isEmpty(panel) ? copyPart(panel) : null;
  const isOpen = !control.matches(CLOSED);
  if (isOpen) await press(run, chosen ?? control);
  if (!panel || !copy) return;
  run.progress.panels += 1;
  // A panel that keeps what it once loaded is read from the page like any other.
  if (!panel.isConnected) keepBeside(run, control, copy);
  else if (isEmpty(panel)) run.kept.inside.set(panel, [...copy.childNodes]);
}

/** The tab that was chosen before, to be chosen again. */
const chosenTabOf = (control: Element): Element | null =>
  control.getAttribute('role') === 'tab'
    ? (control.closest('[role=tablist]')?.querySelector('[role=tab][aria-selected=true]') ?? null)
    : null;

/** What a control names; without a name what stands next to it. */
function panelOf(control: Element): Element | null {
  const id = control.getAttribute('aria-controls')?.split(/\s+/, 1)[0];
  if (id) return (control.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (control.localName === 'summary') return control.parentElement;
  const next = control.nextElementSibling ?? control.parentElement?.nextElementSibling ?? null;
  return next && !next.querySelector(CLOSED) && !next.matches(CLOSED) ? next : null;
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

/** Nothing to read and nothing to see; of a `details` its summary does not count. */
function isEmpty(panel: Element | null): boolean {
  if (!panel) return true;
  const parts =
    panel.localName === 'details'
      ? [...panel.children].filter(({ localName }) => localName !== 'summary')
      : [panel];
  return parts.every((part) => !part.textContent?.trim() && !part.querySelector('img, video, iframe, table'));
}

/** A panel that is gone when closed follows the heading that its control is in, a tab's panel the row of tabs. */
function keepBeside({ kept }: Run, control: Element, copy: Element): void {
  copy.setAttribute(COLLAPSED, control.getAttribute('role') === 'tab' ? 'tab' : 'accordion');
  let anchor = control.closest('[role=tablist]') ?? control;
  while (anchor.parentElement?.childElementCount === 1) anchor = anchor.parentElement;
  kept.after.set(anchor, [...(kept.after.get(anchor) ?? []), copy]);
}
