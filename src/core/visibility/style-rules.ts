// Which elements the page's own style sheets hide, for a page that was parsed and never laid out.

import { UNPAINTED_SELECTOR } from '../dom/vocabulary.ts';
import type { HiddenReason } from './hidden-reason.ts';
import { type Declarations, hiddenByStyle, parseDeclarations } from './inline-style.ts';

/** A sheet that hides most of the page waits for a script to show it. Share of the text. */
const REVEALED_LATER = 0.4;
/** Longest sheet that is read, in characters: rules that hide a passage stand in the page itself. */
const LONGEST_SHEET = 200_000;

/** Only plain rules: what holds in a state, at a width or in print says nothing about the page as it stands. */
export function* hiddenByRules(document: Document): Iterable<[element: Element, reason: HiddenReason]> {
  let whole = textLength(document.body);
  for (const code of document.body.querySelectorAll(UNPAINTED_SELECTOR)) whole -= textLength(code);
  for (const sheet of document.querySelectorAll(
    'style:not([media]), style[media=all], style[media=screen]',
  )) {
    const css = sheet.textContent ?? '';
    if (css.length > LONGEST_SHEET) continue;
    for (const [selector, block] of plainRules(css)) {
      const rule = parseDeclarations(block);
      const reason = hiddenByStyle(rule);
      for (const element of reason ? select(document.body, selector) : []) {
        if (reason && !isOverruled(element, rule) && textLength(element) < whole * REVEALED_LATER)
          yield [element, reason];
      }
    }
  }
}

/** The element's own style wins over a sheet. */
function isOverruled(element: Element, rule: Declarations): boolean {
  const own = parseDeclarations(element.getAttribute('style') ?? '');
  return [...rule.keys()].some((name) => own.has(name));
}

const textLength = (element: Element): number => (element.textContent ?? '').length;

/** Rules outside of any at-rule whose declarations could hide. */
function* plainRules(css: string): Iterable<[selector: string, block: string]> {
  let depth = 0;
  let start = 0;
  let selector = '';
  const text = css.replace(/\/\*[^]*?(?:\*\/|$)/g, '');
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') {
      if (depth === 0) selector = text.slice(start, at).trim();
      depth += 1;
      start = at + 1;
    } else if (character === '}') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && isPlain(selector)) yield [selector, text.slice(start, at)];
      if (depth === 0) selector = '';
      start = at + 1;
    } else if (character === ';' && depth === 0) start = at + 1;
  }
}

const isPlain = (selector: string): boolean => selector !== '' && !/[@:]/.test(selector);

function select(body: Element, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector);
  } catch {
    // The page's own text: what the selector engine refuses selects nothing.
    return [];
  }
}
