// Drawings leave their words: title, description and labels of a chart; icons leave nothing.

import { SIZE } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { foldSpace } from '../dom/words.ts';
import { create } from '../dom/edit-tree.ts';

/** Icons are smaller, in CSS pixels. */
const SMALLEST_DRAWING = 100;
/** The ticks of an axis say little and cost much; a drawing's words are cut here, in characters. */
const LONGEST_LABELS = 600;
/** Drawing libraries name themselves. */
const MADE_WITH = /^(?:created|made|generated) (?:by|in|using|with) /i;
const CONTROL = 'a, button, h1, h2, h3, h4, h5, h6, label, summary, [role=button], [role=tab]';

export const canonicalSvg: DomPass = {
  name: 'canonical-svg',
  run({ document, deadline }) {
    for (const svg of document.body.querySelectorAll('svg')) {
      deadline.check();
      if (svg.isConnected) replace(svg);
    }
  },
};

function replace(svg: Element): void {
  const control = svg.closest(CONTROL);
  if (control) {
    // A link that is nothing but its icon is named by it.
    const bare = foldSpace(control.textContent ?? '') === foldSpace(svg.textContent ?? '');
    svg.replaceWith(bare && control.localName === 'a' ? titleOf(svg) : '');
    return;
  }
  const words = isDrawing(svg) ? wordsOf(svg) : '';
  if (words === '') svg.remove();
  else
    svg.replaceWith(
      svg.parentElement?.closest('p, span')
        ? ` ${words} `
        : create(svg.ownerDocument, 'p', { children: [words] }),
    );
}

function isDrawing(svg: Element): boolean {
  if (svg.closest('figure') || svg.querySelector('text, foreignObject')) return true;
  const shown = (svg.getAttribute(SIZE) ?? '').split('x')[0] || svg.getAttribute('width');
  return Number.parseFloat(shown ?? '') >= SMALLEST_DRAWING;
}

function titleOf(svg: Element): string {
  const title = [...svg.children].find((child) => child.localName === 'title');
  return foldSpace(title?.textContent ?? svg.getAttribute('aria-label') ?? '');
}

function wordsOf(svg: Element): string {
  const description = [...svg.children].find((child) => child.localName === 'desc');
  const head = [titleOf(svg), foldSpace(description?.textContent ?? '')]
    .filter((part) => part !== '' && !MADE_WITH.test(part))
    .join(': ');
  const labels = [...svg.querySelectorAll('text, foreignObject')]
    .map((label) => foldSpace(label.textContent ?? ''))
    // Numbers alone are ticks.
    .filter((label, index, all) => /\p{L}/u.test(label) && all.indexOf(label) === index)
    .join(', ');
  const cut = labels.length > LONGEST_LABELS ? `${labels.slice(0, LONGEST_LABELS)}…` : labels;
  return [head, cut]
    .filter(Boolean)
    .join(' — ')
    .replace(' — ', head && cut ? '. ' : '');
}
