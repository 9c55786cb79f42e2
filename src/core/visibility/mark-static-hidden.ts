// Which elements of a parsed page are hidden, as far as attributes and its own styles can tell without a layout.

import { COLLAPSED } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { type HiddenReason, hide } from './hidden-reason.ts';
import { hiddenByStyle, parseDeclarations } from './inline-style.ts';
import { hiddenByRules } from './style-rules.ts';

/** Names that style sheets give to text for screen readers only. */
const SCREEN_READER_CLASSES = [
  '.cdk-visually-hidden',
  '.element-invisible',
  '.screen-reader-only',
  '.screen-reader-text',
  '.screenreader',
  '.show-for-sr',
  '.sr-only:not(.sr-only-focusable)',
  '.u-visually-hidden',
  '.visually-hidden',
  '.visuallyhidden',
].join(', ');

/** Attributes by which a control names what it opens. */
const CONTROLS = ['aria-controls', 'data-bs-target', 'data-target', 'href'];

export const markStaticHidden: DomPass = {
  name: 'mark-static-hidden',
  run(page) {
    if (page.source === 'static') markHidden(page.document);
  },
};

export function markHidden(document: Document): void {
  const { body } = document;
  for (const template of body.querySelectorAll('template')) template.remove();
  const openable = openableIds(body);
  const mark = (element: Element, reason: HiddenReason) => {
    const method = collapsedBy(element, openable);
    if (method) element.setAttribute(COLLAPSED, method);
    else hide(element, reason);
  };
  for (const [element, reason] of hiddenByRules(document)) mark(element, reason);
  for (const element of body.querySelectorAll(`[hidden], [style], ${SCREEN_READER_CLASSES}`)) {
    const reason = reasonOf(element);
    if (reason) mark(element, reason);
  }
}

function reasonOf(element: Element): HiddenReason | undefined {
  if (element.hasAttribute('hidden')) return 'hidden';
  const style = element.getAttribute('style');
  const byStyle = style ? hiddenByStyle(parseDeclarations(style)) : undefined;
  return byStyle ?? (element.matches(SCREEN_READER_CLASSES) ? 'screen readers only' : undefined);
}

function openableIds(body: Element): Set<string> {
  const ids = new Set<string>();
  const selector = CONTROLS.map((name) => (name === 'href' ? '[role=tab][href^="#"]' : `[${name}]`)).join(
    ', ',
  );
  for (const control of body.querySelectorAll(selector)) {
    for (const name of CONTROLS) {
      for (const id of (control.getAttribute(name) ?? '').split(/\s+/)) if (id) ids.add(id.replace(/^#/, ''));
    }
  }
  return ids;
}

function collapsedBy(element: Element, openable: Set<string>): string | undefined {
  if (element.getAttribute('hidden') === 'until-found') return 'until-found';
  if (element.getAttribute('role') === 'tabpanel') return 'tab';
  if (element.matches('dialog, nav, [role=dialog], [role=menu], [role=listbox], [role=tooltip], header *')) {
    return undefined;
  }
  return openable.has(element.id) ? 'accordion' : undefined;
}
