// Lists that only look like lists in the browser: nested without an item, marked by roles, with check boxes.

import { NUMBERINGS } from '../dom/marks.ts';
import { canonicalBlockLists } from './block-lists.ts';
import type { DomPass } from '../page.ts';
import { create, moveChildren, retag, unwrap } from '../dom/edit-tree.ts';

/** Feeds and card grids carry list roles for screen readers; their items hold such parts. */
const CARD_PARTS = 'article, h1, h2, h3, h4, h5, h6, [role=heading], table';
const STYLE_TYPE = /list-style(?:-type)?\s*:[^;]*?((?:low|upp)er-(?:alpha|latin|roman))/i;
const CHECKBOX = 'input[type=checkbox], [role=checkbox]';

export const canonicalLists: DomPass = {
  name: 'canonical-lists',
  run({ document, deadline }) {
    for (const list of document.body.querySelectorAll('[role=list]')) {
      deadline.check();
      if (!list.matches('dl, ol, ul')) listByRole(list);
    }
    canonicalBlockLists(document.body);
    for (const nested of document.body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) intoItem(nested);
    for (const item of document.body.querySelectorAll('li')) {
      deadline.check();
      settleCheckbox(item);
    }
    for (const list of document.body.querySelectorAll('ol[style*=list-style]:not([type])')) {
      const type = NUMBERINGS[STYLE_TYPE.exec(list.getAttribute('style') ?? '')?.[1] ?? ''];
      if (type !== undefined) list.setAttribute('type', type);
    }
  },
};

function listByRole(list: Element): void {
  const items = [...list.querySelectorAll('[role=listitem]')].filter(
    (item) => item.closest('[role=list]') === list && !item.matches('li'),
  );
  if (items.length === 0 || list.querySelector(CARD_PARTS)) return;
  const next = create(list.ownerDocument, 'ul');
  for (const name of list.getAttributeNames())
    if (name !== 'role') next.setAttribute(name, list.getAttribute(name) ?? '');
  for (const item of items) {
    const entry = retag(item, 'li');
    entry.removeAttribute('role');
    next.append(entry);
  }
  // Whatever stood around the items stays before the list.
  list.after(next);
  if ((list.textContent ?? '').trim() === '') list.remove();
  else unwrap(list);
}

/** A list belongs to the item above it. */
function intoItem(nested: Element): void {
  const before = nested.previousElementSibling;
  if (before?.localName === 'li') before.append(nested);
  else if (before?.matches('ol, ul')) moveChildren(nested, before);
}

/** The box of a task comes first in its item; controls of list filters and menus have no box that says something. */
function settleCheckbox(item: Element): void {
  const box = [...item.querySelectorAll(CHECKBOX)].find((one) => one.closest('li') === item);
  if (!box) return;
  const ticked = box.hasAttribute('checked') || box.getAttribute('aria-checked') === 'true';
  const task = create(item.ownerDocument, 'input', { attributes: { type: 'checkbox' } });
  if (ticked) task.setAttribute('checked', '');
  if (box.matches('input')) box.remove();
  else unwrap(box);
  item.prepend(task);
}
