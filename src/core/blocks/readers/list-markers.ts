// The marker of each list item: bullets, task boxes, numbers from `start`, `value` and `reversed`, letters.

import { nodesIn } from '../../dom/edit-tree.ts';
import type { ListItem } from '../../tree.ts';

/** CommonMark reads at most nine digits. */
const LARGEST_NUMBER = 999_999_999;
const ALPHABET = 26;

/** What stands before an item. */
export type Marker = Pick<ListItem, 'number' | 'label' | 'checked'>;

export function listMarkers(list: Element, items: (Element | undefined)[]): Marker[] {
  if (list.localName !== 'ol') return items.map(taskBox);
  const step = list.hasAttribute('reversed') ? -1 : 1;
  const type = list.getAttribute('type') ?? '1';
  let next = integer(list.getAttribute('start')) ?? (step === 1 ? 1 : items.length);
  return items.map((item) => {
    const number = integer(item?.getAttribute('value') ?? null) ?? next;
    next = number + step;
    const label = labelOf(number, type);
    if (label !== undefined) return { label };
    if (number < 0 || number > LARGEST_NUMBER) return { label: String(number) };
    return { number, ...taskBox(item) };
  });
}

function taskBox(item: Element | undefined): Marker {
  const box = item && firstContent(item);
  if (box?.localName === 'label' || box?.localName === 'p') return taskBox(box);
  if (box?.localName !== 'input' || box.getAttribute('type')?.toLowerCase() !== 'checkbox') return {};
  return { checked: box.hasAttribute('checked') };
}

function firstContent(item: Element): Element | undefined {
  for (const node of nodesIn(item)) {
    if (node.nodeType === node.ELEMENT_NODE) return node as Element;
    if ((node.nodeValue ?? '').trim() !== '') return undefined;
  }
  return undefined;
}

function integer(value: string | null): number | undefined {
  const number = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

function labelOf(number: number, type: string): string | undefined {
  if (type === 'a' || type === 'A') return number < 1 ? undefined : inCase(letters(number), type);
  if (type === 'i' || type === 'I')
    return number < 1 || number > 3999 ? undefined : inCase(roman(number), type);
  return undefined;
}

const inCase = (label: string, type: string): string =>
  type === type.toUpperCase() ? label.toUpperCase() : label;

function letters(number: number): string {
  const rest = Math.floor((number - 1) / ALPHABET);
  return (rest > 0 ? letters(rest) : '') + String.fromCodePoint(0x61 + ((number - 1) % ALPHABET));
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let rest = number;
  return ROMAN.map(([value, sign]) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return sign.repeat(count);
  }).join('');
}
