// Whether words that come again are a copy that the page's template made, or repeated by its author.

import { POST } from '../../dom/marks.ts';
import type { Container, TextBlock } from '../text-block.ts';

/** Per block of the page the heading over it. */
export type HeadingOfBlock = (TextBlock | undefined)[];

/** Two ranges of blocks of the same length and the same texts. */
interface Pair {
  repeat: TextBlock[];
  original: TextBlock[];
}

/** Further than this above a text nobody tells its copies apart. Block-level elements. */
const REACH = 40;
/** Class names that tell a copy for other screens from its twin, or a slide that a carousel added. */
const OTHER_SCREEN = new RegExp(
  [
    '(?:^|[-_:])(?:mobile|desktop|phone|tablet|handheld|cloned?|duplicate)(?:$|[-_:])',
    '^aria-hidden$',
    '^d-(?:xs|sm|md|lg|xl|xxl)-none$', // Bootstrap; before it, hidden-xs
    '^(?:sm|md|lg|xl|2xl):hidden$', // Tailwind
    '^(?:hidden|visible|hide|show)-(?:for-)?(?:xs|sm|md|lg|xl|small|medium|large)(?:$|-)', // Foundation: hide-for-small-only
  ].join('|'),
  'i',
);
const PICTURES = ['audio', 'iframe', 'img', 'math', 'svg', 'video'];
/** A longer class name is there to slow its readers down. Characters. */
const LONGEST_CLASS = 1_000;

/** A quote of an earlier post, or of unquoted text before it; a refrain that is a quote both times is none. */
export function isQuote(pair: Pair, unquoted: Set<string>): boolean {
  const [repeat, original] = longestOf(pair);
  if (!repeat || !original) return false;
  const post = repeat.element.closest(`[${POST}]`);
  if (post && post !== original.element.closest(`[${POST}]`)) return true;
  return repeat.element.closest('blockquote') !== null && unquoted.has(repeat.text);
}

/**
 * A copy has no more links and pictures than the first, and stands in its twin for other screens, or in a part of another
 * kind under the same heading (header and text). Verses, cards and rows are parts of one kind: none is a copy.
 */
export function isCopy(pair: Pair, headings: HeadingOfBlock): boolean {
  const { repeat, original } = pair;
  const [longest, twin] = longestOf(pair);
  const parts = longest && twin && partsAround(twin.container, longest.container);
  if (!parts) return false;
  if (hasMore(pair, parts)) return false;
  const [first, again] = parts;
  if (differsByScreen(first.names, again.names) || differsByScreen(again.names, first.names)) return true;
  const heading = headings[repeat[0]!.index];
  const isUnderSame =
    heading?.text === headings[original[0]!.index]?.text || (heading !== undefined && holds(first, heading));
  return isUnderSame && !areOfKind(first.element, again.element);
}

function longestOf({ repeat, original }: Pair): [repeat?: TextBlock, original?: TextBlock] {
  let longest = 0;
  for (let i = 1; i < repeat.length; i += 1) if (repeat[i]!.words > repeat[longest]!.words) longest = i;
  return repeat.length > 0 ? [repeat[longest]!, original[longest]!] : [];
}

interface Branch extends Container {
  /** Classes from the text up to the part. */
  names: Set<string>;
}

/** The parts, one beside the other, that two blocks stand in; nothing where one stands in the other's or both in the same. */
function partsAround(a: Container, b: Container): [Branch, Branch] | undefined {
  const names: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (let steps = 0; steps < REACH; steps += 1) {
    if (a === b) return undefined;
    const [rises, follows] = [a.depth >= b.depth, b.depth >= a.depth];
    if (rises) for (const name of namesOf(a.element)) names[0].add(name);
    if (follows) for (const name of namesOf(b.element)) names[1].add(name);
    if (!a.parent || !b.parent) return undefined;
    if (a.parent === b.parent)
      return [
        { ...a, names: names[0] },
        { ...b, names: names[1] },
      ];
    [a, b] = [rises ? a.parent : a, follows ? b.parent : b];
  }
  return undefined;
}

function areOfKind(first: Element, again: Element): boolean {
  const [others, own] = [namesOf(first), namesOf(again)];
  if (first.localName !== again.localName) return false;
  return own.length === 0 ? others.length === 0 : own.some((name) => others.includes(name));
}

const differsByScreen = (names: Set<string>, others: Set<string>): boolean =>
  [...names].some((name) => !others.has(name) && OTHER_SCREEN.test(name));

function namesOf(element: Element): string[] {
  const names = (element.getAttribute('class') ?? '').slice(0, LONGEST_CLASS).split(/\s+/).filter(Boolean);
  return element.getAttribute('aria-hidden') === 'true' ? [...names, 'aria-hidden'] : names;
}

/** More links in its text; more pictures where the repeat is all of its part. */
function hasMore({ repeat, original }: Pair, [first, again]: [Branch, Branch]): boolean {
  if (repeat.some(({ linkDensity }, i) => linkDensity > original[i]!.linkDensity)) return true;
  const isWhole = repeat[0]!.index <= again.start && repeat.at(-1)!.index >= again.end - 1;
  return isWhole && countPictures(again) > countPictures(first);
}

/** In lists that the browser keeps: the same large part is asked for each of its copies. */
const countPictures = ({ element }: Container): number =>
  PICTURES.reduce((sum, tag) => sum + element.getElementsByTagName(tag).length, 0);

const holds = ({ start, end }: Container, { index }: TextBlock): boolean => index >= start && index < end;
