// Tab panels: each begins with the label of its tab, and the row of tabs goes.

import type { DomPass } from '../page.ts';
import { countWords, foldSpace } from '../dom/words.ts';
import { create, retag } from '../dom/edit-tree.ts';

const TAB = '[role=tab], [data-bs-toggle=tab], [data-bs-toggle=pill], [data-toggle=tab], [data-toggle=pill]';
/** Tabs without roles: a row of labels and a row of panels, paired by their place (Material for MkDocs). */
const TAB_SETS = [
  { set: '.tabbed-set', labels: '.tabbed-labels > label', panels: '.tabbed-content > .tabbed-block' },
];
/** Tabs without roles: each label stands directly before its panel (Sphinx Design, older MkDocs). */
const LABEL_BEFORE_PANEL = '.sd-tab-set > label, .tab-set > label, .tabbed-set > label';

export const canonicalTabs: DomPass = {
  name: 'canonical-tabs',
  run({ document, deadline }) {
    const { body } = document;
    for (const { set, labels, panels } of TAB_SETS) {
      for (const box of body.querySelectorAll(set))
        labelInOrder([...box.querySelectorAll(labels)], [...box.querySelectorAll(panels)]);
    }
    for (const label of body.querySelectorAll(LABEL_BEFORE_PANEL)) {
      deadline.check();
      if (label.nextElementSibling?.matches('div, section'))
        labelInOrder([label], [label.nextElementSibling]);
    }
    const labelled = panelsByTab(body);
    for (const tabs of tabRows(body)) labelPanels(tabs, labelled);
  },
};

/** Tabs by the row they stand in. */
function tabRows(body: Element): Element[][] {
  const rows = new Map<Element, Element[]>();
  for (const tab of body.querySelectorAll(TAB)) {
    const row = tab.closest('[role=tablist], .nav-tabs, .nav-pills, ul, ol') ?? tab.parentElement;
    // Old accordions call the item `tab` that holds the heading and its panel.
    if (!row || tab.querySelector('[role=tabpanel]')) continue;
    const tabs = rows.get(row);
    if (tabs) tabs.push(tab);
    else rows.set(row, [tab]);
  }
  return [...rows.values()];
}

function labelPanels(tabs: Element[], labelled: Map<string, Element>): void {
  const pairs = tabs.map((tab) => [tab, panelOf(tab, labelled)] as const);
  const named = pairs.filter((pair): pair is readonly [Element, Element] => pair[1] !== null);
  if (named.length > 0) {
    labelInOrder(...unzip(named));
    // Tabs whose panel is not in the page open nothing here.
    removeTabs(pairs.flatMap(([tab, panel]) => (panel ? [] : [tab])));
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
    removeTabs(tabs);
  }
}

const unzip = (pairs: (readonly [Element, Element])[]): [Element[], Element[]] => [
  pairs.map(([tab]) => tab),
  pairs.map(([, panel]) => panel),
];

/** The first panel that names a tab as its label, by the tab's id: read once, since a row may have thousands. */
function panelsByTab(body: Element): Map<string, Element> {
  const panels = new Map<string, Element>();
  for (const panel of body.querySelectorAll('[role=tabpanel][aria-labelledby]')) {
    for (const id of (panel.getAttribute('aria-labelledby') ?? '').split(/\s+/))
      if (!panels.has(id)) panels.set(id, panel);
  }
  return panels;
}

function panelOf(tab: Element, labelled: Map<string, Element>): Element | null {
  const document = tab.ownerDocument;
  for (const name of ['aria-controls', 'data-bs-target', 'data-target', 'href']) {
    const id = (tab.getAttribute(name) ?? '').replace(/^#/, '');
    const panel = id && !/[\s/]/.test(id) ? document.getElementById(id) : null;
    if (panel && !panel.contains(tab)) return panel;
  }
  return (tab.id ? labelled.get(tab.id) : undefined) ?? null;
}

/** The same panel may serve several tabs; the label of the chosen one is right for what it shows. */
function labelInOrder(tabs: Element[], panels: Element[]): void {
  const uses = new Map<Element, number>();
  for (const panel of panels) uses.set(panel, (uses.get(panel) ?? 0) + 1);
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    if (!panel || panel.contains(tab)) continue;
    if (uses.get(panel) === 1 || tab.getAttribute('aria-selected') === 'true')
      writeLabel(panel, foldSpace(tab.textContent ?? ''));
  }
  removeTabs(tabs);
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

/** The row goes with its last tab: it is looked at when all are gone, not after each. */
function removeTabs(tabs: Element[]): void {
  let emptied = new Set<Element>();
  const leave = (element: Element): void => {
    const { parentElement } = element;
    element.remove();
    if (parentElement?.matches('li, ol, ul, [role=tablist]')) emptied.add(parentElement);
  };
  for (const tab of tabs) leave(tab);
  while (emptied.size > 0) {
    const row = emptied;
    emptied = new Set();
    for (const element of row) if (isEmpty(element)) leave(element);
  }
}

const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, pre');
