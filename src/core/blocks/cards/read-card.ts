// A card as blocks. A short one is an item of its own, title first; of a long one the title opens what follows.

import type { CardFacts, Draft } from '../../block.ts';
import { nodesIn } from '../../dom/edit-tree.ts';
import { foldSpace } from '../../dom/words.ts';
import type { Flow } from '../../tree.ts';
import { boldLine } from '../inline/runs.ts';
import { headingLevel } from '../readers/heading.ts';
import type { Reader } from '../reader.ts';
import { textOf } from '../text-of.ts';
import type { Title } from './card-title.ts';
import { readFacts } from './read-facts.ts';

/** Of the text of a card that fits into one item, in characters. */
const LONGEST_ITEM = 300;
const MOST_PARTS = 8;
const PARTS: ReadonlySet<Draft['type']> = new Set(['paragraph', 'image']);

export function readCard(card: Element, { element, url }: Title, reader: Reader): Draft[] {
  const drafts = reader.blocks(nodesIn(card));
  const name = element.textContent ?? '';
  const at = drafts.findIndex(({ tree }) => letters(textOf(tree)) === letters(name));
  const line = drafts[at];
  const others = drafts.filter((draft) => draft !== line);
  const title = foldSpace(line ? textOf(line.tree) : name);
  const facts: CardFacts = { title, url, ...readFacts(card, others) };
  if (line?.type === 'heading') return drafts.with(at, { ...line, card: facts });
  if (line?.tree.type === 'paragraph' && headingLevel(element) === undefined) {
    if (isShort(drafts)) return [itemOf([line, ...others], facts)];
    const children = boldLine(line.tree.children);
    return drafts.with(at, { type: 'card', card: facts, tree: { type: 'paragraph', children } });
  }
  // The item of a list stays one, wherever in it the title stands.
  const isItem =
    card.localName === 'li' && !drafts.some(({ type }) => type === 'heading' || type === 'title');
  return isItem && drafts.length > 0 ? [itemOf(drafts, facts)] : drafts;
}

/** A line break in a title is a space in one reading and nothing in the other. */
const letters = (text: string): string => text.replaceAll(/\s+/g, '');

const isShort = (drafts: Draft[]): boolean =>
  drafts.length <= MOST_PARTS &&
  drafts.every(({ type }) => PARTS.has(type)) &&
  drafts.reduce((sum, { tree }) => sum + textOf(tree).length, 0) <= LONGEST_ITEM;

/** Its parts stay paragraphs: on neighbouring lines a star here and one there would pair. */
function itemOf(drafts: Draft[], card: CardFacts): Draft {
  const children = drafts.map(({ tree }) => withoutOwnLink(tree, card.url));
  const item = { type: 'listItem', children } as const;
  return { type: 'card', card, tree: { type: 'list', ordered: false, children: [item] } };
}

/** The picture leads where the title leads. */
function withoutOwnLink(tree: Flow, url: string): Flow {
  const [link] = tree.type === 'figure' ? tree.children : [];
  return tree.type === 'figure' && link?.type === 'link' && link.url === url
    ? { ...tree, children: link.children }
    : tree;
}
