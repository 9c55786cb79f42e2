// Whether the page itself is what is hidden: many sites keep their whole content at `opacity: 0` or `display: none`
// until their script has run. Such a page would come out empty; its content is taken back, with a warning.

import { HIDDEN, LANDMARK } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { countWords } from '../dom/words.ts';
import { markHidden } from '../visibility/mark-static-hidden.ts';

/** Reasons that a script takes away when the page is ready; nothing waits in a font size of zero. */
const WAITING = `[${HIDDEN}=display], [${HIDDEN}=opacity], [${HIDDEN}=visibility]`;
/** Fewer hidden words are a dialog or a message. */
const PAGE_WORDS = 150;
/** A waiting page shows hardly more than its navigation: at most this share of the words that wait. */
const SHOWN_SHARE = 0.25;
const CODE = new Set(['noscript', 'script', 'style', 'template']);

export const revealWaiting: DomPass = {
  name: 'reveal-waiting',
  run(page) {
    const { body } = page.document;
    const waiting = [...body.querySelectorAll(WAITING)].find(holdsLandmark);
    if (!waiting || showsArticle(body)) return;
    const words = [...waiting.childNodes].reduce((sum, child) => sum + wordsShown(child), 0);
    if (words < PAGE_WORDS || wordsShown(body) > words * SHOWN_SHARE) return;
    // What inherits its `visibility` looks as hidden as what sets it: here the attributes have to tell.
    if (waiting.getAttribute(HIDDEN) === 'visibility') markHidden(page.document);
    waiting.removeAttribute(HIDDEN);
    page.warnings.push({
      code: 'app-shell',
      message: 'The page had not shown its content yet; it was read all the same.',
    });
  },
};

const holdsLandmark = (element: Element): boolean =>
  element.matches(LANDMARK) || element.querySelector(LANDMARK) !== null;

/** With a title or an article in sight, what is hidden is not the page. */
const showsArticle = (body: Element): boolean =>
  [...body.querySelectorAll('article, h1')].some(
    (element) => !element.closest(`[${HIDDEN}]`) && wordsShown(element) > 0,
  );

function wordsShown(node: Node): number {
  if (node.nodeType === 3) return countWords(node.nodeValue ?? '');
  if (node.nodeType !== 1) return 0;
  const element = node as Element;
  if (element.hasAttribute(HIDDEN) || CODE.has(element.localName)) return 0;
  return [...element.childNodes].reduce((sum, child) => sum + wordsShown(child), 0);
}
