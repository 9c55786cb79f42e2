// Reduced HTML within a budget of exact tokens: a beginning that ends where an element or a text does, every tag closed.

import type { Count } from '../request.ts';
import { VOID_TAGS } from './write-html.ts';

const PART = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])[^<>]*>|[^<]+/gi;
/** One token of HTML rarely has more characters; longer beginnings are not even counted. */
const MOST_CHARACTERS = 12;
const MARK = '<!-- cut here -->';

/** Empty when not even the first text fits. */
export async function cutHtml(html: string, budget: number, count: Count): Promise<string> {
  if (html.length <= budget * MOST_CHARACTERS && (await count(html)) <= budget) return html;
  const ends = listEnds(html, budget * MOST_CHARACTERS);
  let best = '';
  let low = 0;
  let high = ends.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { at, open } = ends[middle] as End;
    const text = `${html.slice(0, at)}${MARK}${close(open)}`;
    if ((await count(text)) <= budget) {
      best = text;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

/** The tags that are open, innermost first: a shared list, so that a page of many ends stays cheap. */
interface Open {
  tag: string;
  outer: Open | undefined;
}
interface End {
  at: number;
  open: Open | undefined;
}

function listEnds(html: string, limit: number): End[] {
  const ends: End[] = [];
  let open: Open | undefined;
  for (const { 0: part, 1: slash, 2: tag, index } of html.matchAll(PART)) {
    const at = index + part.length;
    if (at > limit) break;
    if (tag !== undefined && slash === '' && !VOID_TAGS.has(tag)) {
      open = { tag, outer: open };
      continue;
    }
    if (slash === '/') open = open?.outer;
    ends.push({ at, open });
  }
  return ends;
}

function close(open: Open | undefined): string {
  let closing = '';
  for (let at = open; at; at = at.outer) closing += `</${at.tag}>`;
  return closing;
}
