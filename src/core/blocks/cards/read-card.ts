// A card as blocks. A short one is an item of its own, title first; of a long one the title opens what follows.

import { nodesIn } from '../../dom/child-nodes.ts';
import type { CardFacts } from '../../card-facts.ts';
import { boldLine } from '../../output/markdown/bold-line.ts';
import { indentLines } from '../../output/markdown/line-prefix.ts';
import { foldSpace } from '../../dom/words.ts';
import { type Draft, draftsMarkdown, draftsText } from '../draft.ts';
import { headingLevel } from '../heading.ts';
import type { Reader } from '../reader.ts';
import type { Title } from './card-title.ts';
import { readFacts } from './read-facts.ts';

/** Of the text of a card that fits into one item, in characters. */
const LONGEST_ITEM = 300;
const MOST_PARTS = 8;
const PARTS: ReadonlySet<Draft['type']> = new Set(['paragraph', 'image']);

export function readCard(card: Element, { element, url }: Title, reader: Reader): Draft[] {
  const drafts = reader.blocks(nodesIn(card));
  const name = element.textContent ?? '';
  const at = drafts.findIndex(({ text }) => letters(text) === letters(name));
  const line = drafts[at];
  const others = drafts.filter((draft) => draft !== line);
  const facts: CardFacts = { title: foldSpace(line?.text ?? name), url, ...readFacts(card, others) };
  if (line?.type === 'heading') return drafts.with(at, { ...line, card: facts });
  if (line?.type === 'paragraph' && headingLevel(element) === undefined) {
    if (isShort(drafts)) return [itemOf([line, ...others], facts)];
    return drafts.with(at, { type: 'card', card: facts, markdown: boldLine(line.markdown), text: line.text });
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
  drafts.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_ITEM;

/** Its parts stay paragraphs: on neighbouring lines a star here and one there would pair. */
function itemOf(drafts: Draft[], card: CardFacts): Draft {
  const parts = drafts.map((draft) => withoutOwnLink(draft, card.url));
  return {
    type: 'card',
    card,
    markdown: `- ${indentLines(draftsMarkdown(parts), 2)}`,
    text: draftsText(parts),
  };
}

/** The picture leads where the title leads. */
function withoutOwnLink(draft: Draft, url: string): Draft {
  if (draft.type !== 'image') return draft;
  const [, picture, target] = /^\[(!\[.*\]\(.*\))\]\(<?(.*?)>?\)$/s.exec(draft.markdown) ?? [];
  return picture !== undefined && target === url ? { ...draft, markdown: picture } : draft;
}
