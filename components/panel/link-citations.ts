// The numbers of sources in an answer, as buttons that lead to the section on the page.

import type { Source } from '../../src/features/ask-page.ts';

/** `[1]`, `[1, 2]`, `[source 3]`, `【4】`, as models write them. */
const CITATION =
  /\[(?:sources?\s*)?\d{1,4}(?:\s*[,;]\s*(?:sources?\s*)?\d{1,4})*\]|【\d{1,4}[^】]{0,20}】/giu;
const ELSEWHERE = 'a, code, pre, button';

interface Options {
  sources: Source[];
  /** Name of the button for screen readers. */
  name(source: Source): string;
}

/** Numbers of sources that there are become buttons with the number as `value`; all other text stays. */
export function linkCitations(nodes: DocumentFragment, { sources, name }: Options): Source[] {
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  const cited = new Set<Source>();
  const walker = nodes.ownerDocument.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(ELSEWHERE)) continue;
    const parts = split(text.data);
    if (parts.every(({ numbers }) => numbers.length === 0)) continue;
    const made = parts.flatMap(({ words, numbers }): (string | Node)[] => {
      const found = numbers.flatMap((number) => byNumber.get(number) ?? []);
      if (numbers.length === 0 || found.length < numbers.length) return [words];
      return found.map((source) => {
        cited.add(source);
        return button(nodes.ownerDocument, source, name(source));
      });
    });
    text.replaceWith(...made);
  }
  return [...cited];
}

/** Citations and what stands between them. */
function split(text: string): { words: string; numbers: number[] }[] {
  const parts: { words: string; numbers: number[] }[] = [];
  let at = 0;
  for (const { 0: words, index } of text.matchAll(CITATION)) {
    if (index > at) parts.push({ words: text.slice(at, index), numbers: [] });
    parts.push({ words, numbers: numbersIn(words) });
    at = index + words.length;
  }
  if (at < text.length) parts.push({ words: text.slice(at), numbers: [] });
  return parts;
}

/** In `【4†L1】` only the first number is a source. */
const numbersIn = (words: string): number[] =>
  [...words.matchAll(words.startsWith('【') ? /^【(\d+)/g : /(\d+)/g)].map(([, number]) => Number(number));

function button(owner: Document, { number, title }: Source, name: string): HTMLButtonElement {
  const made = owner.createElement('button');
  made.type = 'button';
  made.className = 'cite';
  made.value = String(number);
  made.textContent = String(number);
  made.title = title;
  made.setAttribute('aria-label', name);
  return made;
}
