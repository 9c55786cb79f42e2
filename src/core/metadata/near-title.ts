// The elements where a page names author and date: shortly after the title, or in the lines right above it. Comments,
// related stories and the margin name other people and other days.

import { DROP } from '../dom/marks.ts';
import { splitName } from '../dom/read-name.ts';
import { countWords, foldSpace } from '../dom/words.ts';

/** How far the lines of an article's head reach, in elements. */
const AFTER = 120;
const BEFORE = 30;
/** With the white space that lays out the source. Characters. */
export const LONGEST_LINE = 2_000;
/** A line of the head is shorter; one such paragraph may be the standfirst. Words. */
const PARAGRAPH_WORDS = 25;
const ELSEWHERE = `[${DROP}], nav, aside, footer, dialog, [role="dialog"], [role="navigation"], pre, code, table, figure, blockquote`;
const ARTICLE = 'article, [role="article"]';
const OTHERS = new Set([
  'comment',
  'comments',
  'related',
  'recommended',
  'popular',
  'trending',
  'sidebar',
  'teaser',
  'disqus',
]);

export function elementsNearTitle(heading: Element): Element[] {
  const own = heading.closest(ARTICLE);
  // Above the heading stand its own ancestors too: they hold the whole page, and their text is not even asked for.
  const near = [...headAfter(heading), ...linesBefore(heading)].filter(
    (element) => !element.contains(heading) && (element.textContent?.length ?? 0) <= LONGEST_LINE,
  );
  const isElsewhereHere = elsewhere(own);
  return near.filter((element) => !isElsewhereHere(element));
}

/** What follows the title up to where the text has begun: the next heading, or the second paragraph. */
function headAfter(heading: Element): Element[] {
  const after: Element[] = [];
  let paragraphs = 0;
  for (let element = following(heading); element && after.length < AFTER; element = next(element)) {
    if (/^h[2-6]$/.test(element.localName)) break;
    if (element.localName === 'p' && isParagraph(element)) paragraphs += 1;
    if (paragraphs > 1) break;
    after.push(element);
  }
  return after;
}

const isParagraph = (element: Element): boolean =>
  countWords(foldSpace(element.textContent ?? '')) >= PARAGRAPH_WORDS;

/** The nearest first. */
function linesBefore(heading: Element): Element[] {
  const before: Element[] = [];
  for (
    let element = preceding(heading);
    element && element.localName !== 'body' && before.length < BEFORE;
    element = preceding(element)
  )
    before.push(element);
  return before;
}

/** In document order, within the body. */
const next = (element: Element): Element | null => element.firstElementChild ?? following(element);

function following(element: Element): Element | null {
  let at: Element | null = element;
  while (at && at.localName !== 'body' && !at.nextElementSibling) at = at.parentElement;
  return at && at.localName !== 'body' ? at.nextElementSibling : null;
}

function preceding(element: Element): Element | null {
  let at = element.previousElementSibling;
  if (!at) return element.parentElement;
  while (at.lastElementChild) at = at.lastElementChild;
  return at;
}

/** Inside another article than the title's, or in a part that is about something else. */
export const isElsewhere = (element: Element, own: Element | null): boolean => elsewhere(own)(element);

/** Near elements share their ancestors: each is asked once. */
function elsewhere(own: Element | null): (element: Element) => boolean {
  const parts = new Map<Element, boolean>();
  const named = new Map<Element, boolean>();
  const inPart = remember(
    parts,
    (element) =>
      element.matches(ELSEWHERE) ||
      (element !== own && element.matches(ARTICLE) && !(own && element.contains(own))),
  );
  const inNamed = remember(named, isAboutOthers, own);
  return (element) => inPart(element) || inNamed(element);
}

/** Whether a test holds for an element or for one above it, up to `body` or the given end. */
function remember(
  known: Map<Element, boolean>,
  test: (element: Element) => boolean,
  end: Element | null = null,
): (element: Element) => boolean {
  const ask = (element: Element | null): boolean => {
    if (!element || element === end || element.localName === 'body') return false;
    let answer = known.get(element);
    if (answer === undefined) known.set(element, (answer = test(element) || ask(element.parentElement)));
    return answer;
  };
  return ask;
}

function isAboutOthers(element: Element): boolean {
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  return names !== ' ' && splitName(names).some((token) => OTHERS.has(token));
}
