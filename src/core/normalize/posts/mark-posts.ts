// Posts of a thread: who wrote each, when, and what it answers. Only marks; the text stays where it is.

import { POST, POST_PART } from '../../dom/marks.ts';
import { cleanDate } from '../../metadata/clean-date.ts';
import type { DomPass } from '../../page.ts';
import type { PostKind } from '../../block.ts';
import { foldSpace } from '../../dom/words.ts';
import { unwrapTable } from '../layout-tables.ts';
import { type FoundPost, takeThreads } from './take-threads.ts';
import { AUTHORS, EVERY_POST, POSTS, TIMES } from './post-names.ts';

/** Longer texts are no name and no time, in characters. */
const LONGEST_NAME = 60;
const NO_POST = 'body, main, table, tr, td, :has(h1)';
/** Hacker News indents by a picture, WordPress names the level. */
const LEVEL_CLASS = /(?:^|\s)depth-(\d+)(?:\s|$)/;

export interface PostMark {
  kind: PostKind;
  author: string;
  time: string;
  /** Answers to answers, from 0. */
  depth: number;
}

export const markPosts: DomPass = {
  name: 'mark-posts',
  run({ document, metadata }) {
    const language = metadata.language?.value ?? 'en';
    // A parsed page may carry marks of its own making.
    for (const forged of document.body.querySelectorAll(`[${POST}], [${POST_PART}]`)) {
      forged.removeAttribute(POST);
      forged.removeAttribute(POST_PART);
    }
    const found = [...document.body.querySelectorAll(EVERY_POST)].filter((post) => !post.matches(NO_POST));
    const posts = new Set(found);
    const marks = new Map<Element, PostMark>();
    for (const post of found) {
      const kind = POSTS.find(([, selector]) => post.matches(selector))?.[0];
      const own = (selector: string): Element | undefined =>
        [...post.querySelectorAll(selector)].find((part) => nearest(part.parentElement, posts) === post);
      const author = findPart(AUTHORS, own, nameOf);
      const name = author?.value ?? post.getAttribute('author') ?? post.getAttribute('data-author') ?? '';
      if (kind === undefined || name === '') continue;
      const time = findPart(TIMES, own, timeOf);
      const above = marks.get(nearest(post.parentElement, posts) ?? post);
      const depth = levelOf(post) ?? (above ? above.depth + 1 : 0);
      marks.set(post, { kind, author: name, time: time?.value ?? '', depth });
      for (const part of [author?.element, time?.element, own('.says')]) part?.setAttribute(POST_PART, '');
    }
    // One of its kind is an article with an author.
    if (marks.size < 2) {
      marks.clear();
      for (const part of document.body.querySelectorAll(`[${POST_PART}]`)) part.removeAttribute(POST_PART);
    }
    const parents = new Set([...marks.keys()].map(({ parentElement }) => parentElement));
    for (const { box, author, time, parts } of threadsOf(document.body, new Set(marks.keys()), language)) {
      marks.set(box, { kind: 'post', author, time: time ? timeOf(time) : '', depth: depthOf(box, parents) });
      parents.add(box.parentElement);
      for (const part of [...parts, ...(time ? [time] : []), ...portraits(box, parts)])
        part.setAttribute(POST_PART, '');
    }
    for (const [post, mark] of marks) post.setAttribute(POST, JSON.stringify(mark));
  },
};

/** Where a thread is set as a table, its rows become boxes first. */
function threadsOf(body: Element, taken: Set<Element>, language: string): FoundPost[] {
  const found = takeThreads(body, language, new Set(taken));
  const tables = new Set(found.flatMap(({ box }) => (box.localName === 'tr' ? [box.closest('table')!] : [])));
  for (const table of tables) unwrapTable(table);
  return tables.size > 0 ? takeThreads(body, language, taken) : found;
}

/** Posts stand in the box that another one opens: it is answered there. */
function depthOf(box: Element, parents: Set<Element | null>): number {
  let depth = 0;
  for (let at = box.parentElement?.parentElement; at; at = at.parentElement) if (parents.has(at)) depth += 1;
  return depth;
}

/** Pictures without words of their own before the name. */
const portraits = (box: Element, [name]: Element[]): Element[] =>
  name
    ? [...box.querySelectorAll('img')].filter(
        (image) =>
          (image.compareDocumentPosition(name) & 4) /* follows */ > 0 &&
          (name.textContent ?? '').includes(image.getAttribute('alt') ?? ''),
      )
    : [];

function nearest(element: Element | null, posts: Set<Element>): Element | undefined {
  for (let at = element; at; at = at.parentElement) if (posts.has(at)) return at;
  return undefined;
}

function findPart(
  selectors: string[],
  own: (selector: string) => Element | undefined,
  read: (part: Element) => string,
): { element: Element; value: string } | undefined {
  for (const selector of selectors) {
    const element = own(selector);
    const value = element ? read(element) : '';
    if (element && value !== '' && value.length <= LONGEST_NAME) return { element, value };
  }
  return undefined;
}

/** Badges and counts may stand beside the name, which leads to the person. */
const nameOf = (part: Element): string =>
  foldSpace((part.querySelector('a[href]') ?? part).textContent ?? '') || foldSpace(part.textContent ?? '');

function timeOf(part: Element): string {
  const machine = part.getAttribute('datetime') ?? part.getAttribute('content') ?? part.getAttribute('title');
  const date = machine === null ? undefined : cleanDate(machine, { machine: true });
  return date ?? foldSpace(part.textContent ?? '');
}

function levelOf(post: Element): number | undefined {
  const given =
    post.getAttribute('depth') ??
    post.querySelector('[indent]')?.getAttribute('indent') ??
    oneLess(LEVEL_CLASS.exec(post.getAttribute('class') ?? '')?.[1] ?? post.getAttribute('aria-level'));
  const level = given === null ? Number.NaN : Number(given);
  return Number.isInteger(level) && level >= 0 ? level : undefined;
}

/** Counted from 1 there. */
const oneLess = (level: string | null): string | null => (level === null ? null : String(Number(level) - 1));
