// Lists of block editors: boxes that follow each other, each with a drawn mark or with its kind in its name.

import { classTokens, create, elementsIn, retag } from '../dom/edit-tree.ts';
import { shortText } from '../dom/short-text.ts';

const NAMED =
  /(?:^|[-_ ])(?:(bullet(?:ed)?|unordered)|(number(?:ed)?|ordered)|to[-_]?do|task|check)(?:[-_]?list)?(?:[-_]item)?(?:[-_]block)?(?:$|[ ])/;
const DRAWN = /^(?:([•◦‣▪●○■□–-])|(\d{1,3}|[a-z])[.)])$/;
const NO_ITEM = 'article, h1, h2, h3, h4, h5, h6, [role=heading], table, nav';

const LONGEST_MARK = 4;
/** Wrappers around a row. */
const REACH = 3;

type Kind = 'ul' | 'ol';

export function canonicalBlockLists(body: Element): void {
  for (const box of body.querySelectorAll('div')) {
    const kind = box.isConnected ? kindOf(box) : undefined;
    if (!kind) continue;
    const items = [box];
    for (let next = box.nextElementSibling; next && kindOf(next) === kind; next = next.nextElementSibling)
      items.push(next as HTMLDivElement);
    // One alone is a dash or a name.
    if (items.length === 1 && !box.parentElement?.closest('li') && !/[-_]block\b/.test(box.className))
      continue;
    const list = create(body.ownerDocument, kind);
    box.before(list);
    for (const item of items) {
      markIn(item)?.remove();
      list.append(retag(item, 'li'));
    }
  }
}

function kindOf(box: Element): Kind | undefined {
  const mark = box.localName === 'div' ? markIn(box) : undefined;
  const [found, , number] = mark
    ? (DRAWN.exec(shortText(mark, LONGEST_MARK) ?? '') ?? [])
    : (NAMED.exec([...classTokens(box), box.getAttribute('data-block-type') ?? ''].join(' ')) ?? []);
  if (found === undefined || box.localName !== 'div' || box.querySelector(NO_ITEM)) return undefined;
  if (shortText(box, 1) === '') return undefined;
  return number === undefined ? 'ul' : 'ol';
}

/** The first of two boxes in the only row, nothing but a mark. */
function markIn(box: Element, depth = REACH): Element | undefined {
  const children = elementsIn(box);
  const [first, body] = children;
  if (children.length === 1 && first?.localName === 'div')
    return depth > 0 ? markIn(first, depth - 1) : undefined;
  const isRow = children.length === 2 && DRAWN.test(shortText(first!, LONGEST_MARK) ?? '');
  return isRow && shortText(body!, 1) !== '' ? first : undefined;
}
