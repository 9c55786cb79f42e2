// Every formula becomes one `<span data-pith-tex>` with its TeX, whichever renderer wrote it and however often.

import { HIDDEN, SELECTED, TEX } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { FORMULA_DIALECTS, type FormulaDialect } from './formula-dialects.ts';
import { formulaOf, numberEquations } from './number-equations.ts';
import { cleanTex, glyphText } from './tex-source.ts';

/** Runs before hidden text leaves: renderers keep the source in visually hidden MathML. */
export const canonicalMath: DomPass = {
  name: 'canonical-math',
  run({ document, deadline }) {
    for (const dialect of FORMULA_DIALECTS) {
      for (const element of document.body.querySelectorAll(dialect.selector)) {
        deadline.check();
        if (element.isConnected && !element.closest(`[${TEX}], pre, code`)) replaceFormula(element, dialect);
      }
    }
    numberEquations(document.body);
  },
};

function replaceFormula(element: Element, dialect: FormulaDialect): void {
  // The whole formula is hidden: its source must not come to light.
  if (element.parentElement?.closest(`[${HIDDEN}]`) || (!dialect.source && element.hasAttribute(HIDDEN)))
    return;
  const tex = cleanTex(dialect.tex(element) ?? '');
  if (tex === '' || (!dialect.source && !hasVisibleForm(element)) || !isShown(tex, visibleLetters(element)))
    return;
  const block = dialect.isBlock(element);
  const formula = formulaOf(element.ownerDocument, tex, block);
  const forms = [element, ...(dialect.twins?.(element) ?? [])];
  if (forms.some(isSelected)) formula.setAttribute(SELECTED, '');
  for (const twin of forms.slice(1)) twin.remove();
  element.replaceWith(formula);
}

/** One selected letter takes the whole formula. */
const isSelected = (element: Element): boolean =>
  element.matches(`[${SELECTED}]`) || element.querySelector(`[${SELECTED}]`) !== null;

const isVisible = (element: Element | null): boolean => element?.closest(`[${HIDDEN}]`) === null;

function hasVisibleForm(element: Element): boolean {
  if (visibleText(element).trim() !== '') return true;
  const drawn = element.matches('img') ? [element] : [...element.querySelectorAll('img, mjx-c, svg')];
  return drawn.some(isVisible);
}

function visibleText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* text */);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(`[${HIDDEN}], annotation, mjx-assistive-mml`)) text += node.nodeValue;
  }
  return text;
}

const visibleLetters = (element: Element): string =>
  (visibleText(element) + glyphText(element))
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** So many words in a row are no formula: text for models that nobody sees. */
const PROSE = /(?<!\p{L})(?:\p{L}{2,}[\s,.!?]+){6}/u;

/**
 * The source is invisible, so it could say anything. Words in it have to be among the visible ones;
 * where the renderer draws shapes without characters there is nothing to compare with.
 */
function isShown(tex: string, visible: string): boolean {
  const prose = tex.replace(/\\(?:begin|end)\{\w+\*?\}|\\[A-Za-z]+/g, ' ');
  if (visible === '') return !PROSE.test(prose);
  const words = prose.match(/\p{L}{4,}/gu) ?? [];
  return words.every((word) => visible.includes(word.normalize('NFKC').toLowerCase()));
}
