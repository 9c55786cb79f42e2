// From names and turns to whole posts: each is as much around its name as holds no other.

import { classTokens } from '../../dom/edit-tree.ts';
import { foldSpace } from '../../dom/words.ts';
import { type Speech, findTurns } from './find-turns.ts';
import { findNames, isNamed, timeIn } from './find-names.ts';

export interface FoundPost {
  box: Element;
  author: string;
  time: Element | undefined;
  parts: Element[];
}

/** So many characters may stand before the name: a number, a badge. */
const LONGEST_LEAD = 60;
/** Of the posts of a thread, so many are like each other. */
const MOST = 0.75;
const POST_ROLES = '[role=article], [role=comment], [role=listitem], [role=row], article';
const TITLES = 'h1, h2, h3, [role=heading]';
/** Rows of a table of data are no posts. */
const NO_BOX = 'body, main, table, tbody, td, tr:not(:has(p, div, blockquote)), :has(h1)';
/** Elements of a post that are asked for its time. */
const HEAD = 60;

export function takeThreads(body: Element, language: string, taken: Set<Element>): FoundPost[] {
  const found: FoundPost[] = [];
  const around = new Set([...taken].flatMap(ancestorsOf));
  const isFree = ({ box }: FoundPost): boolean =>
    !box.matches(NO_BOX) && !around.has(box) && !ancestorsOf(box).some((above) => taken.has(above));
  const take = (speeches: Speech[], isThread: (posts: FoundPost[]) => boolean): void => {
    const posts = postsOf(speeches, language).filter(isFree);
    if (posts.length < 2 || !isThread(posts)) return;
    for (const { box } of posts) {
      taken.add(box);
      for (const above of ancestorsOf(box)) around.add(above);
    }
    found.push(...posts);
  };
  for (const turns of findTurns(body)) take(turns, () => true);
  for (const names of findNames(body, language)) take(names, (posts) => areHeaded(posts, names));
  return [...found, ...found.flatMap((post) => followers(post, taken, around))];
}

function ancestorsOf(element: Element): Element[] {
  const above: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) above.push(at);
  return above;
}

function postsOf(speeches: Speech[], language: string): FoundPost[] {
  const held = new Map<Element, number>();
  for (const { anchor } of speeches)
    for (let at: Element | null = anchor; at; at = at.parentElement) held.set(at, (held.get(at) ?? 0) + 1);
  return speeches.flatMap(({ anchor, name, parts }): FoundPost[] => {
    let box = anchor;
    while (box.parentElement && held.get(box.parentElement) === 1) box = box.parentElement;
    const time = timeOf(box, (part) => parts.length > 0 && timeIn(part, language, 0) !== undefined);
    return held.get(box) === 1 ? [{ box, author: name, time, parts }] : [];
  });
}

/** In posts without a head, only what is marked up as a time is one: a short message may read like one. */
const timeOf = (box: Element, isTimed: (part: Element) => boolean): Element | undefined =>
  box.querySelector('time') ?? [...box.querySelectorAll('*')].slice(0, HEAD).find(isTimed);

const textOf = (element: Element): string => foldSpace(element.textContent ?? '');

/** The name stands over a text of its own, not under the title of a card. */
function areHeaded(posts: FoundPost[], [first]: Speech[]): boolean {
  const isMost = (test: (post: FoundPost) => boolean): boolean =>
    posts.filter(test).length >= posts.length * MOST;
  return (
    isMost(({ box, author }) => textOf(box).indexOf(author) <= LONGEST_LEAD) &&
    isMost(
      ({ box, author, time }) => textOf(box).length > author.length + (time ? textOf(time).length + 1 : 0),
    ) &&
    isMost(({ box }) => !box.querySelector(TITLES) && !box.closest('a')) &&
    isMost(({ time, box }) => time !== undefined || (isNamed(first!.anchor) && box.matches(POST_ROLES)))
  );
}

/** In a team's chat only the first of several messages in a row has a name. */
function followers({ box, author, time }: FoundPost, taken: Set<Element>, around: Set<Element>): FoundPost[] {
  const posts: FoundPost[] = [];
  const [kind] = classTokens(box);
  let next = box.nextElementSibling;
  for (; next && !taken.has(next); next = next.nextElementSibling) {
    const isAlike = next.localName === box.localName && classTokens(next)[0] === kind;
    if (!isAlike || around.has(next) || textOf(next) === '') break;
    posts.push({
      box: next,
      author,
      time: timeOf(next, (part) => time?.className === part.className && part.localName === time.localName),
      parts: [],
    });
  }
  // After the last name anything may follow.
  return next && taken.has(next) ? posts : [];
}
