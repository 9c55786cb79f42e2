import type { PageType } from '../types.ts';

/** So many of its headings only a manual leads to from within; long encyclopedia articles have up to thirty. */
const MOST_LINKED = 40;

/** Documentation by its kind, or a page whose contents list leads to its sections. */
export const isManual = (document: Document, { type }: PageType): boolean =>
  type === 'documentation' || countLinkedHeadings(document) >= MOST_LINKED;

function countLinkedHeadings(document: Document): number {
  const targets = new Set<string>();
  for (const link of document.querySelectorAll('a[href^="#"]'))
    targets.add(link.getAttribute('href')!.slice(1));
  let count = 0;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    // The mark stands on the heading, on its section, or within.
    const marked = [heading, heading.parentElement, heading.querySelector('[id], [name]')];
    count += Number(
      marked.some((at) => at && (targets.has(at.id) || targets.has(at.getAttribute('name') ?? ''))),
    );
  }
  return count;
}
