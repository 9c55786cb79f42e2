// Which text leaves because nobody can see it, and whether the person is told.

import { record } from '../dom/drop.ts';
import { COLLAPSED, HIDDEN } from '../dom/marks.ts';
import type { DomPass, Page } from '../page.ts';
import type { Warning } from '../types.ts';
import { hiddenReasonOf } from './hidden-reason.ts';
import { countWords, foldSpace } from '../dom/words.ts';

const UNSCROLLED: Warning = {
  code: 'unscrolled',
  message: 'Text that fades in when it is scrolled to was read before it showed.',
};
/** Fewer words are labels for screen readers (`Skip to content`, `Opens in a new window`). */
const PROSE_WORDS = 6;
/** Controls and layers that applications keep hidden until they are used: no hidden message to a reader. */
const INTERFACE =
  'button, dialog, input, nav, select, textarea, [role=dialog], [role=menu], [role=navigation]';

const TASK_BOX =
  ':is(li, [class*=to-do i], [class*=to_do i], [class*=todo i], [class*=task i]) input[type=checkbox]';

const NOTHING = /^[\s\u200B]*$/;

/** What fades in on scroll is folded by nobody: it stays with a person who wants nothing that is closed. */
const FOLDED = `[${COLLAPSED}]:not([${COLLAPSED}=scroll]), details:not([open])`;

export const dropHidden: DomPass = {
  name: 'drop-hidden',
  run(page) {
    let passages = 0;
    for (const element of page.document.body.querySelectorAll(`[${HIDDEN}]`)) {
      if (!element.isConnected) continue;
      // An empty line of an editor holds a space without width.
      if (element.localName === 'pre' && NOTHING.test(element.textContent ?? '')) {
        element.removeAttribute(HIDDEN);
        continue;
      }
      // A drawn one stands for the box of a task.
      if (element.matches(TASK_BOX) && hiddenReasonOf(element) === 'opacity') {
        element.removeAttribute(HIDDEN);
        continue;
      }
      record(page, element, { kind: 'hidden', reason: hiddenReasonOf(element) });
      if (looksLikeProse(element)) passages += 1;
      element.remove();
    }
    if (!page.options.collapsed) dropCollapsed(page);
    if (page.document.body.querySelector(`[${COLLAPSED}=scroll]`)) page.warnings.push(UNSCROLLED);
    if (passages > 0) {
      const what = passages === 1 ? '1 passage' : `${passages} passages`;
      page.warnings.push({
        code: 'hidden-text',
        message: `${what} of hidden text left out: the page holds it, but a reader cannot see it.`,
      });
    }
  },
};

function dropCollapsed(page: Page): void {
  for (const element of page.document.body.querySelectorAll(FOLDED)) {
    if (!element.isConnected) continue;
    record(page, element, { kind: 'boilerplate', reason: 'collapsed' });
    element.remove();
  }
}

function looksLikeProse(element: Element): boolean {
  const text = foldSpace(element.textContent ?? '');
  if (countWords(text) < PROSE_WORDS) return false;
  if (element.closest(INTERFACE) || element.querySelector(INTERFACE)) return false;
  let linked = 0;
  for (const link of element.querySelectorAll('a')) linked += foldSpace(link.textContent ?? '').length;
  return linked * 2 < text.length;
}
