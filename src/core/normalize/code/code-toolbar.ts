// What stands around a listing and is no text of the page: copy buttons, status messages, the language's name.

import { isInsideCode } from '../../dom/edit-tree.ts';
import { TOOLBAR_ELEMENTS, TOOLBAR_TEXT } from './code-dialects.ts';
import { canonicalLanguage } from './code-language.ts';
import { KNOWN_LANGUAGES, NO_LANGUAGE } from './languages.ts';

/** A box with more text around its listing than this is no code box, in characters. */
const FRAME_TEXT = 120;
const FRAME_LEVELS = 4;
/** A label that says there is no language: it goes like the others. */
const NO_LANGUAGE_LABEL = 'none';

/** Clears the box around a canonical `pre`; returns the language that a label named. */
export function dropToolbar(pre: Element): string {
  let language = '';
  let box = pre.parentElement;
  for (let level = 0; box && level < FRAME_LEVELS; level += 1, box = box.parentElement) {
    if (!isFrame(box, pre)) break;
    for (const element of box.querySelectorAll('*')) {
      if (!element.isConnected || isInsideCode(element) || element.contains(pre)) continue;
      const text = (element.textContent ?? '').trim();
      if (standsInText(element)) continue;
      const named = languageNamed(text);
      if (named && !element.matches('figcaption, p, h1, h2, h3, h4, h5, h6')) language ||= named;
      else if (!element.matches(TOOLBAR_ELEMENTS) && !TOOLBAR_TEXT.test(text)) continue;
      element.remove();
    }
  }
  return language === NO_LANGUAGE_LABEL ? '' : language;
}

function isFrame(box: Element, pre: Element): boolean {
  if (box.matches('article, body, dd, details, li, main, section, td, [role=tabpanel]')) return false;
  if (box.getElementsByTagName('pre').item(1)) return false;
  return (box.textContent ?? '').length - (pre.textContent ?? '').length <= FRAME_TEXT;
}

/** A word of a sentence, or a link that leads somewhere, is no label. */
function standsInText(element: Element): boolean {
  if (element.matches('a[href]:not([href^="#"])') || element.querySelector('a[href]:not([href^="#"])'))
    return true;
  return [element.previousSibling, element.nextSibling].some(
    (node) => node?.nodeType === 3 && (node.nodeValue ?? '').trim() !== '',
  );
}

export function languageNamed(text: string): string {
  const name = text.toLowerCase();
  if (!KNOWN_LANGUAGES.has(name) && !NO_LANGUAGE.has(name)) return '';
  return canonicalLanguage(name) || NO_LANGUAGE_LABEL;
}
