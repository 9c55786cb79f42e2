// Tab panels: each begins with the label of its tab, and the row of tabs goes.

import type { DomPass } from '../page.ts';
import { countWords, foldSpace } from '../words.ts';
import { create, retag } from './edit-tree.ts';

const TAB = '[role=tab], [data-bs-toggle=tab], [data-bs-toggle=pill], [data-toggle=tab], [data-toggle=pill]';
/** Tabs without roles: a row of labels and a row of panels, paired by their place (Material for MkDocs). */
const TAB_SETS = [
  { set: '.tabbed-set', labels: '.tabbed-labels > label', panels: '.tabbed-content > .tabbed-block' },
];
/** Tabs without roles: each label stands directly before its panel (Sphinx Design, older MkDocs). */
const LABEL_BEFORE_PANEL = '.sd-tab-set > label, .tab-set > label, .tabbed-set > label';

export const canonicalTabs: DomPass = {
  name: 'canonical-tabs',
  run({ document }) {
    const { body } = document;
    for (const { set, labels, panels } of TAB_SETS) {
      for (const box of body.querySelectorAll(set))
        labelInOrder([...box.querySelectorAll(labels)], [...box.querySelectorAll(panels)]);
    }
    for (const label of body.querySelectorAll(LABEL_BEFORE_PANEL)) {
      if (label.nextElementSibling?.matches('div, section'))
        labelInOrder([label], [label.nextElementSibling]);
    }
    for (const tabs of tabRows(body)) labelPanels(tabs);
  },
};

/** Tabs by the row they stand in. */
function tabRows(body: Element): Element[][] {
  const rows = new Map<Element, Element[]>();
  for (const tab of body.querySelectorAll(TAB)) {
    const row = tab.closest('[role=tablist], .nav-tabs, .nav-pills, ul, ol') ?? tab.parentElement;
    if (!row) continue;
    const tabs = rows.get(row);
    if (tabs) tabs.push(tab);
    else rows.set(row, [tab]);
  }
  return [...rows.values()];
}

function labelPanels(tabs: Element[]): void {
  const pairs = tabs.map((tab) => [tab, panelOf(tab)] as const);
  const named = pairs.filter((pair): pair is readonly [Element, Element] => pair[1] !== null);
  if (named.length > 0) {
    labelInOrder(...unzip(named));
    // Tabs whose panel is not in the page open nothing here.
    for (const [tab, panel] of pairs) if (!panel) removeTab(tab);
    return;
  }
  const row = tabs[0]?.closest('[role=tablist]') ?? tabs[0]?.parentElement;
  const box = row?.parentElement;
  const panels = [...(box?.querySelectorAll('[role=tabpanel]') ?? [])];
  if (panels.length === tabs.length) labelInOrder(tabs, panels);
  else if (panels.length === 1) {
    const selected = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    if (!selected) return;
    labelInOrder([selected], panels);
    for (const tab of tabs) removeTab(tab);
  }
}

const unzip = (pairs: (readonly [Element, Element])[]): [Element[], Element[]] => [
  pairs.map(([tab]) => tab),
  pairs.map(([, panel]) => panel),
];

function panelOf(tab: Element): Element | null {
  const document = tab.ownerDocument;
  for (const name of ['aria-controls', 'data-bs-target', 'data-target', 'href']) {
    const id = (tab.getAttribute(name) ?? '').replace(/^#/, '');
    const panel = id && !/[\s/]/.test(id) ? document.getElementById(id) : null;
    if (panel && !panel.contains(tab)) return panel;
  }
  const owned = tab.id ? document.querySelectorAll('[role=tabpanel][aria-labelledby]') : [];
  return (
    [...owned].find((panel) => panel.getAttribute('aria-labelledby')?.split(/\s+/).includes(tab.id)) ?? null
  );
}

/** The same panel may serve several tabs; the label of the chosen one is right for what it shows. */
function labelInOrder(tabs: Element[], panels: Element[]): void {
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (!panel || panel.contains(tab)) continue;
    const shared = panels.indexOf(panel) !== panels.lastIndexOf(panel);
    if (!shared || tab.getAttribute('aria-selected') === 'true')
      writeLabel(panel, foldSpace(tab.textContent ?? ''));
  }
  for (const tab of tabs) removeTab(tab);
}

function writeLabel(panel: Element, label: string): void {
  if (label === '' || countWords(panel.textContent ?? '') === 0 || says(panel, label)) return;
  const strong = create(panel.ownerDocument, 'strong', { children: [label] });
  const paragraph = create(panel.ownerDocument, 'p', { children: [strong] });
  (panel.matches('li, pre') ? retag(panel, 'div') : panel).prepend(paragraph);
}

/** A heading of the same words, or a listing in the language that the label names. */
function says(panel: Element, label: string): boolean {
  const heading = panel.querySelector('h1, h2, h3, h4, h5, h6');
  const named = label.toLowerCase();
  if (heading && foldSpace(heading.textContent ?? '').toLowerCase() === named) return true;
  const codes = panel.querySelectorAll('pre > code');
  const [code] = codes;
  return (
    codes.length === 1 &&
    code?.className === `language-${named}` &&
    foldSpace(panel.textContent ?? '') === foldSpace(code.textContent ?? '')
  );
}

/** The row goes with its last tab. */
function removeTab(tab: Element): void {
  let emptied: Element | null = tab.parentElement;
  tab.remove();
  while (emptied?.matches('li, ol, ul, [role=tablist]') && isEmpty(emptied)) {
    const { parentElement }: Element = emptied;
    emptied.remove();
    emptied = parentElement;
  }
}

const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, pre');
