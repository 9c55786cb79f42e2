// A card as blocks. A short one is an item of its own, title first; of a long one the title opens what follows.

import { nodesIn } from '../../child-nodes.ts';
import type { CardFacts } from '../../card-facts.ts';
import { boldLine } from '../../markdown/bold-line.ts';
import { indentLines } from '../../markdown/line-prefix.ts';
import { writtenAddress } from '../../markdown/link.ts';
import { foldSpace } from '../../words.ts';
import { type Draft, draftsMarkdown, draftsText } from '../draft.ts';
import { headingLevel } from '../heading.ts';
import type { Reader } from '../reader.ts';
import type { Title } from './card-title.ts';
import { readFacts } from './read-facts.ts';

/** Of the text of a card that fits into one item, in characters. */
const LONGEST_ITEM = 300;
const MOST_PARTS = 8;
const PARTS: ReadonlySet<Draft['type']> = new Set(['paragraph', 'image']);

export function readCard(card: Element, { element, href }: Title, reader: Reader): Draft[] {
  const drafts = reader.blocks(nodesIn(card));
  const url = writtenAddress(href);
  const name = foldSpace(element.textContent ?? '');
  const at = drafts.findIndex(({ text }) => foldSpace(text) === name);
  const line = drafts[at];
  if (url === undefined || !line) return drafts;
  const facts: CardFacts = { title: name, url, ...readFacts(card, drafts) };
  if (line.type === 'heading') return drafts.with(at, { ...line, card: facts });
  if (line.type !== 'paragraph' || headingLevel(element) !== undefined) return drafts;
  const others = drafts.toSpliced(at, 1);
  if (isShort(drafts)) return [itemOf(line, others, facts)];
  return drafts.with(at, { type: 'card', card: facts, markdown: boldLine(line.markdown), text: line.text });
}

const isShort = (drafts: Draft[]): boolean =>
  drafts.length <= MOST_PARTS &&
  drafts.every(({ type }) => PARTS.has(type)) &&
  drafts.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_ITEM;

/** Its parts stay paragraphs: on neighbouring lines a star here and one there would pair. */
function itemOf(title: Draft, others: Draft[], card: CardFacts): Draft {
  const parts = [title, ...others.map((draft) => withoutOwnLink(draft, card.url))];
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
