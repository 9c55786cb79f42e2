// Words of the surviving tree against the words of its Markdown: what was lost, what was invented.

import type { Root } from 'mdast';
import { isBlockLevel, isLeftOut } from '../../src/core/dom/vocabulary.ts';
import { FOOTNOTE_REFERENCE, TEX } from '../../src/core/dom/marks.ts';
import { writeMarkdown } from '../../src/core/output/markdown/write-markdown.ts';
import { readBlocks } from '../../src/core/blocks/read-blocks.ts';
import { nodesOf, parseMarkdown, seenText } from './parse-markdown.ts';

/** Read by their attributes. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['audio', 'iframe', 'select', 'textarea', 'video']);
const APART: ReadonlySet<string> = new Set(['br', 'td', 'th']);
const REFERENCE = /\[\^[^\]]*\]:?/g;

type Counts = Map<string, number>;

export function compareTree(body: Element): { lost: string[]; invented: string[] } {
  const markdown = readBlocks(body)
    // Author and time of a post are said from its mark.
    .filter((draft) => draft.type !== 'post')
    .map(({ tree }) => writeMarkdown(tree).replace(REFERENCE, ' '))
    .join('\n\n');
  const parsed = parseMarkdown(markdown);
  const before = countEach(textOf(body));
  const after = countEach(seenText(parsed));
  // A cell that spans rows stands in each of them; a player has a label.
  const repeated = countEach(
    [...nodesOf(parsed, 'table'), ...nodesOf(parsed, 'link')].map(seenText).join(' '),
  );
  const labels = labelsOf(body, parsed);
  return {
    lost: more(before, after),
    invented: more(after, before).filter((word) => !repeated.has(word) && !labels.has(word)),
  };
}

/** Markdown knows only numbers, so the letter that a browser draws before an item is written as its first word. */
function labelsOf(body: Element, tree: Root): Set<string> {
  if (!body.querySelector('ol:is([type="a"], [type="i"])')) return new Set();
  return new Set(
    nodesOf(tree, 'listItem').flatMap((item) => /^([a-z]+)\. /i.exec(seenText(item))?.[1] ?? []),
  );
}

/** Words that the one has more often than the other. */
const more = (one: Counts, other: Counts): string[] =>
  [...one].flatMap(([word, count]) => (count > (other.get(word) ?? 0) ? [word] : []));

function countEach(text: string): Counts {
  const counts: Counts = new Map();
  for (const word of text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What the tree shows, words of separate blocks apart. */
function textOf(root: Element): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as Element;
    if (isLeftOut(element) || WITHOUT_TEXT.has(element.localName) || element.hasAttribute(FOOTNOTE_REFERENCE))
      return;
    // Markdown needs a blank between a formula and a letter.
    const isApart = isBlockLevel(element) || APART.has(element.localName) || element.hasAttribute(TEX);
    const edge = isApart ? ' ' : '';
    parts.push(edge);
    for (let child = element.firstChild; child; child = child.nextSibling) visit(child);
    parts.push(edge);
  };
  visit(root);
  return parts.join('');
}
