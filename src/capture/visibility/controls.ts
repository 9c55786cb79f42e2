// Finds the visible control that opens a part of the page which is not shown now. Text without one is hidden.

import {
  attribute,
  boxOf,
  find,
  findAll,
  hasAttribute,
  previousElementOf,
  rootNodeOf,
  matches,
} from '../walk/live-dom.ts';
import { firstElementOf, nextElementOf, parentElementOf, tagOf } from '../walk/live-dom.ts';

/** Attributes by which a control names what it opens, as an id or `#id`. */
const NAMING = ['aria-controls', 'data-bs-target', 'data-controls', 'data-target', 'popovertarget'];
const CONTROL = '[role="tab"], [data-bs-toggle], [data-toggle], [aria-expanded]';
/** Popups are not part of the text: a menu, a dialog, a tip. */
const POPUP_ROLES = new Set(['alertdialog', 'dialog', 'listbox', 'menu', 'tooltip', 'tree']);
const SIBLING_CONTROL = 'button, [role="button"], [aria-expanded="false"], label[for], summary, a[href^="#"]';
/** A control may name a wrapper or the only child of what is really folded. */
const DEEPEST_CHAIN = 3;
/** Controls that name one part, and parts that one control names. More stand only on pages made to take long. */
const MOST_CONTROLS = 50;
const MOST_WORDS = 1000;

const indexes = new WeakMap<Node, Map<string, Element[]>>();

type Seen = (control: Element) => boolean;

export type Opening = 'tab' | 'accordion' | 'until-found';

/** How a person can open a folded element, or null. Inside a folded panel its controls are folded too. */
export function openingOf(element: Element, isInside: boolean): Opening | null {
  if (isPopup(element)) return null;
  if (attribute(element, 'hidden') === 'until-found') return 'until-found';
  const seen = isInside ? () => true : isShown;
  if (attribute(element, 'role') === 'tabpanel') return hasTab(element, seen) ? 'tab' : null;
  let at: Element | null = element;
  for (let depth = 0; at && depth < DEEPEST_CHAIN; depth += 1) {
    const opening = namedOpening(at, seen);
    if (opening) return opening;
    at = onlyChild(at);
  }
  const parent = parentElementOf(element);
  if (!isInside && parent && onlyChild(parent) === element && hasAttribute(parent, 'id')) {
    const opening = namedOpening(parent, seen);
    if (opening) return opening;
  }
  return opensFromBefore(element, seen);
}

function isPopup(element: Element): boolean {
  return (
    POPUP_ROLES.has(attribute(element, 'role') ?? '') ||
    tagOf(element) === 'dialog' ||
    hasAttribute(element, 'popover') ||
    hasAttribute(element, 'aria-modal')
  );
}

function namedOpening(element: Element, seen: Seen): Opening | null {
  const id = attribute(element, 'id');
  const opens = (each: Element) => !opensPopup(each) && seen(each) && each !== element;
  const control =
    (id ? controlsOf(element).get(id)?.find(opens) : undefined) ??
    wordsOf(element, 'aria-labelledby')
      .map((label) => elementById(element, label))
      .find((label) => label !== null && isControl(label) && opens(label));
  if (!control) return null;
  return attribute(control, 'role') === 'tab' ? 'tab' : 'accordion';
}

const opensPopup = (control: Element): boolean =>
  hasAttribute(control, 'aria-haspopup') && attribute(control, 'aria-haspopup') !== 'false';

const isControl = (element: Element): boolean =>
  matches(element, `button, summary, ${CONTROL}`) || find(element, 'button') !== null;

/** Ids to the controls that name them, one query for each document or shadow root. */
function controlsOf(element: Element): Map<string, Element[]> {
  const root = rootNodeOf(element);
  let index = indexes.get(root);
  if (!index) {
    index = new Map();
    indexes.set(root, index);
    const selector = `${NAMING.map((name) => `[${name}]`).join(', ')}, ${CONTROL}`;
    for (const control of findAll(root as Document, selector)) {
      for (const id of namedIds(control)) {
        const known = index.get(id);
        if (!known) index.set(id, [control]);
        else if (known.length < MOST_CONTROLS) known.push(control);
      }
    }
  }
  return index;
}

function namedIds(control: Element): Set<string> {
  const ids = new Set<string>();
  for (const name of [...NAMING, 'href']) {
    for (const word of wordsOf(control, name)) {
      if (name !== 'href') ids.add(word.replace(/^#/, ''));
      else if (word.startsWith('#')) ids.add(word.slice(1));
    }
  }
  return ids;
}

const wordsOf = (element: Element, name: string): string[] => {
  const value = attribute(element, name);
  return value ? value.split(/\s+/, MOST_WORDS) : [];
};

const elementById = (near: Element, id: string): Element | null =>
  find(rootNodeOf(near) as Document, `#${CSS.escape(id)}`);

export function isShown(element: Element): boolean {
  if (!Element.prototype.checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true })) {
    return false;
  }
  const { width, height } = boxOf(element);
  return width > 1 && height > 1;
}

const onlyChild = (element: Element): Element | null => {
  const child = firstElementOf(element);
  return child && !nextElementOf(child) ? child : null;
};

const firstTabs = new WeakMap<Element, Element | null>();

/** Looked for once in each part: many panels may stand in it. */
function firstTabIn(part: Element): Element | null {
  const known = firstTabs.get(part);
  if (known !== undefined) return known;
  const tab = find(part, '[role="tab"]');
  firstTabs.set(part, tab);
  return tab;
}

/** A tab panel opens when its own tab shows, or when a tab list stands beside its row of panels. */
function hasTab(panel: Element, seen: Seen): boolean {
  if (namedOpening(panel, seen)) return true;
  let at = parentElementOf(panel);
  for (let depth = 0; at && depth < DEEPEST_CHAIN; depth += 1, at = parentElementOf(at)) {
    const tab = firstTabIn(at);
    if (tab) return seen(tab);
  }
  return false;
}

/** An unnamed control right before: `aria-expanded` on it, or a label whose check box folds what follows. */
function opensFromBefore(element: Element, seen: Seen): Opening | null {
  const before = previousElementOf(element);
  if (!before) return null;
  const expander =
    attribute(before, 'aria-expanded') === 'false' ? before : find(before, '[aria-expanded="false"]');
  if (expander && !hasAttribute(expander, 'aria-controls') && !opensPopup(expander) && seen(expander)) {
    return 'accordion';
  }
  const field = attribute(before, 'for');
  if (tagOf(before) !== 'label' || !field)
    return opensByName(element, before) && seen(before) ? 'accordion' : null;
  if (!seen(before)) return null;
  const input = elementById(before, field);
  const type = input ? attribute(input, 'type') : null;
  if (type === 'radio') return 'tab';
  return type === 'checkbox' ? 'accordion' : null;
}

/** How accordions without ARIA call their parts. */
const ACCORDION_NAME = /accordion|answer|collaps|expand|faq|panel|spoiler|toggle/i;
const PRESSABLE = 'button, summary, [onclick], [role="button"], [tabindex="0"]';
/** Where the same form opens a menu. */
const NO_ACCORDION = 'aside, dialog, footer, form, header, menu, nav, [role="menu"], [role="navigation"]';

/** Something to press right before, in a part that is named for folding. */
function opensByName(element: Element, before: Element): boolean {
  const parts = [element, before, parentElementOf(element)];
  if (!parts.some((part) => part && ACCORDION_NAME.test(attribute(part, 'class') ?? ''))) return false;
  if (closest(element, NO_ACCORDION)) return false;
  return (
    matches(before, PRESSABLE) ||
    find(before, PRESSABLE) !== null ||
    getComputedStyle(before).cursor === 'pointer'
  );
}

const closest = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(element, selector);

/** A control beside a box that cuts off its text, as under the first lines of a long review. */
export function hasControlBeside(element: Element): boolean {
  return [previousElementOf(element), nextElementOf(element)].some((sibling) => {
    if (!sibling) return false;
    const control = matches(sibling, SIBLING_CONTROL) ? sibling : find(sibling, SIBLING_CONTROL);
    return control !== null && isShown(control);
  });
}
