// Lists of which a part is selected: items keep their numbers, and one that lost its own words gives way to its inner list.

import { elementsIn, moveChildren } from '../dom/edit-tree.ts';
import type { Tallies } from './tally.ts';

/** Writes the number of each item on it, before any of them leaves. */
export function numberItems(list: Element): void {
  const items = elementsIn(list).filter(({ localName }) => localName === 'li');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = integer(list.getAttribute('start')) ?? (step === 1 ? 1 : items.length);
  for (const item of items) {
    const number = integer(item.getAttribute('value')) ?? next;
    item.setAttribute('value', String(number));
    next = number + step;
  }
}

function integer(value: string | null): number | undefined {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

export function cutList(list: Element, tallies: Tallies): void {
  for (const item of elementsIn(list)) {
    if (item.localName !== 'li' || tallies.of(item).left === 0) continue;
    const inner = soleList(item);
    if (!inner) continue;
    if (inner.localName === list.localName) {
      moveChildren(inner, item);
      unwrapItem(item);
    } else {
      list.before(inner);
      item.remove();
    }
  }
}

/** The inner list of an item of which nothing else is left. */
function soleList(item: Element): Element | undefined {
  const [inner, ...others] = elementsIn(item);
  if (!inner?.matches('ol, ul') || others.length > 0) return undefined;
  return (item.textContent ?? '').trim() === (inner.textContent ?? '').trim() ? inner : undefined;
}

function unwrapItem(item: Element): void {
  for (const child of elementsIn(item)) if (child.localName === 'li') item.before(child);
  item.remove();
}
