// Whether all of a page is hidden until its script is ready: many sites keep their content at `opacity: 0` or
// `display: none` until then. Such a page would come out empty; its content is taken back.

import { HIDDEN, LANDMARK } from '../dom/marks.ts';
import { countWordsIn } from '../dom/standing-texts.ts';
import { NO_PROSE } from '../dom/vocabulary.ts';
import type { Page } from '../page.ts';
import { hiddenReasonOf, PAGE_COVERS } from '../visibility/hidden-reason.ts';
import { markHidden } from '../visibility/mark-static-hidden.ts';
import { notePending } from './pending.ts';

/** Fewer hidden words are a dialog or a message. */
const PAGE_WORDS = 150;
/** A waiting page shows hardly more than its navigation: at most this share of the words that wait. */
const SHOWN_SHARE = 0.25;

export function revealCoveredPage(page: Page): void {
  const { body } = page.document;
  const covers = [...body.querySelectorAll(`[${HIDDEN}]`)].filter((element) =>
    PAGE_COVERS.has(hiddenReasonOf(element)),
  );
  const cover = covers.find(holdsLandmark);
  if (!cover || showsArticle(body)) return;
  const words = wordsShown(cover);
  if (words < PAGE_WORDS || wordsShown(body) > words * SHOWN_SHARE) return;
  // What inherits its `visibility` looks as hidden as what sets it: here the attributes have to tell.
  if (hiddenReasonOf(cover) === 'visibility') markHidden(page.document);
  cover.removeAttribute(HIDDEN);
  notePending(page, 'covered');
}

const holdsLandmark = (element: Element): boolean =>
  element.matches(LANDMARK) || element.querySelector(LANDMARK) !== null;

/** With a title or an article in sight, what is hidden is not the page. */
const showsArticle = (body: Element): boolean =>
  [...body.querySelectorAll('article, h1')].some(
    (element) => !element.closest(`[${HIDDEN}]`) && wordsShown(element) > 0,
  );

const wordsShown = (element: Element): number =>
  countWordsIn(element, (inner) => inner.hasAttribute(HIDDEN) || NO_PROSE.has(inner.localName));
