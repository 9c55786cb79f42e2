// Which part of the page a control opens, and whether reading it needs a press.

import { findAll, rootNodeOf } from '../capture/walk/live-dom.ts';
import { isA } from './deep.ts';

export const CLOSED = [
  '[aria-expanded=false]',
  '[role=tab]:not([aria-selected=true])',
  'details:not([open]) > summary',
].join(', ');

/** What a control names; without a name what stands next to it. */
export function panelOf(control: Element): Element | null {
  const id = control.getAttribute('aria-controls')?.split(/\s+/, 1)[0];
  if (id) return (rootNodeOf(control) as Document | ShadowRoot).getElementById(id);
  if (control.localName === 'summary') return control.parentElement;
  if (isTab(control)) return tabPanelOf(control);
  const next = control.nextElementSibling ?? control.parentElement?.nextElementSibling ?? null;
  return next && !next.querySelector(CLOSED) && !isA(next, CLOSED) ? next : null;
}

export const isTab = (control: Element): boolean => control.getAttribute('role') === 'tab';

const tabsOf = (tab: Element): Element[] => [
  ...(tab.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? []),
];

/** Of the panels beside the row of tabs the one in the tab's place, or the only one. */
function tabPanelOf(tab: Element): Element | null {
  const box = tab.closest('[role=tablist]')?.parentElement;
  const panels = box ? [...findAll(box, '[role=tabpanel]')] : [];
  if (panels.length === 1) return panels[0] ?? null;
  const tabs = tabsOf(tab);
  return panels.length === tabs.length ? (panels[tabs.indexOf(tab)] ?? null) : null;
}

/** The tab that is chosen now. */
export const chosenTabOf = (control: Element): Element | null =>
  isTab(control) ? (tabsOf(control).find((tab) => isA(tab, '[aria-selected=true]')) ?? null) : null;

/** A panel in which the text of another tab stands now. */
export function isShared(control: Element, panel: Element | null): boolean {
  const chosen = panel && chosenTabOf(control);
  return Boolean(chosen) && chosen !== control && panelOf(chosen!) === panel;
}

/** Nothing to read and nothing to see; of a `details` its summary does not count. */
export function isEmpty(panel: Element | null): boolean {
  if (!panel) return true;
  const parts =
    panel.localName === 'details'
      ? [...panel.children].filter(({ localName }) => localName !== 'summary')
      : [panel];
  return parts.every((part) => !part.textContent?.trim() && !part.querySelector('img, video, iframe, table'));
}
