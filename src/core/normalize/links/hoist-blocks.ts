// Where a link goes that encloses whole blocks (a card): on to the heading or the first text inside.

import { isBlockLevel } from '../../dom/vocabulary.ts';
import type { DomPass } from '../../page.ts';
import { create, moveChildren, unwrap } from '../../dom/edit-tree.ts';

export const hoistBlocks: DomPass = {
  name: 'hoist-blocks',
  run({ document, deadline }) {
    for (const link of document.body.querySelectorAll('a[href]')) {
      deadline.check();
      if ([...link.querySelectorAll('*')].some(isBlockLevel)) hoist(link);
    }
  },
};

function hoist(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  const target = titleOf(link);
  const selected = link.hasAttribute('data-pith-selected') ? { 'data-pith-selected': '' } : {};
  if (target) {
    const inner = create(link.ownerDocument, 'a', { attributes: { href, ...selected } });
    moveChildren(target, inner);
    target.append(inner);
  }
  // Its neighbours stay apart as they did when it was a box.
  const box = create(link.ownerDocument, 'div');
  moveChildren(link, box);
  link.replaceWith(box);
  for (const nested of box.querySelectorAll('a a')) unwrap(nested);
}

const hasText = (element: Element): boolean => (element.textContent ?? '').trim() !== '';

/** The deepest block that holds the heading, else the first block with text, else a picture. */
function titleOf(link: Element): Element | undefined {
  const heading = [...link.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].find(hasText);
  if (heading) return heading;
  const isTextBlock = (element: Element): boolean => isBlockLevel(element) && hasText(element);
  const first = [...link.querySelectorAll('*')].find(isTextBlock);
  if (!first) {
    const box = link.querySelector('img')?.parentElement;
    return box && box !== link ? box : undefined;
  }
  return [first, ...first.querySelectorAll('*')].find(
    (element) => ![...element.children].some(isBlockLevel) && isTextBlock(element),
  );
}
