// Finds the cards of listings: siblings of one shape, each with one title that leads somewhere. One walk, children first.

import { elementsIn } from '../../dom/edit-tree.ts';
import { POST, ROLE } from '../../dom/marks.ts';
import { isLeftOut } from '../../dom/vocabulary.ts';
import { foldSpace } from '../../dom/words.ts';
import { headingLevel } from '../readers/heading.ts';
import { type Title, findTitle } from './card-title.ts';

/** Two parts of one shape may be anything. */
const FEWEST_CARDS = 3;
/** Of the parts of one shape; a banner or an advertisement may stand among the cards. */
const CARD_SHARE = 0.7;
/** Of their titles. */
const DISTINCT_SHARE = 0.5;
/** Longer parts are sections of a text, in characters. */
const LONGEST_CARD = 1500;
/** More of them make a menu. */
const MOST_LINKS = 8;
/** Each is looked through for its title: parts within parts without an end must not be. */
const MOST_ELEMENTS = 400;
const CARD_TAGS = new Set(['a', 'article', 'div', 'li', 'section']);
/** No card holds one of these. */
const BARRED_TAGS = new Set(['dl', 'fieldset', 'h1', 'iframe', 'pre', 'table', 'textarea']);

/** What an element holds. */
interface Holding {
  elements: number;
  characters: number;
  links: number;
  headings: number;
  pictures: number;
  /** A card, or what no card has. */
  barred: boolean;
}

/** The title of each card. */
export type Cards = ReadonlyMap<Element, Title>;

export function findCards(root: Element, isFlow: (element: Element) => boolean): Cards {
  const cards = new Map<Element, Title>();
  visit(root);
  return cards;

  function visit(element: Element): Holding {
    const { localName } = element;
    const held: Holding = {
      elements: 1,
      characters: 0,
      links: Number(localName === 'a' && element.hasAttribute('href')),
      headings: Number(headingLevel(element) !== undefined),
      pictures: Number(localName === 'img'),
      barred: BARRED_TAGS.has(localName) || element.hasAttribute(POST) || element.hasAttribute(ROLE),
    };
    const shapes = new Map<string, [Element, Holding][]>();
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === node.TEXT_NODE) held.characters += (node.nodeValue ?? '').trim().length;
      else if (node.nodeType === node.ELEMENT_NODE && !isLeftOut(node as Element)) {
        const child = node as Element;
        const inner = visit(child);
        held.elements += inner.elements;
        held.characters += inner.characters;
        held.links += inner.links;
        held.headings += inner.headings;
        held.pictures += inner.pictures;
        held.barred ||= inner.barred;
        if (!CARD_TAGS.has(child.localName) && !child.localName.includes('-')) continue;
        if (inner.characters + inner.pictures === 0) continue;
        const shape = `${child.localName} ${child.classList[0] ?? ''}`;
        const group = shapes.get(shape);
        if (group) group.push([child, inner]);
        else shapes.set(shape, [[child, inner]]);
      }
    }
    for (const group of shapes.values()) if (addCards(group)) held.barred = true;
    return held;
  }

  /** Items of a list stand together: all of them are cards, or none. */
  function addCards(group: [Element, Holding][]): boolean {
    if (group.length < FEWEST_CARDS) return false;
    const titles = group.flatMap(([element, held]): [Element, Title][] => {
      const title = mayBeCard(held) && isFlow(element) ? findTitle(element, isFlow) : undefined;
      return title && saysMore(element, held, title) ? [[element, title]] : [];
    });
    const needed = group[0]?.[0].localName === 'li' ? 1 : CARD_SHARE;
    if (titles.length < Math.max(FEWEST_CARDS, needed * group.length)) return false;
    // `Add to basket` on each of them is no title.
    const names = new Set(titles.map(([, title]) => title.element.textContent));
    if (names.size < DISTINCT_SHARE * titles.length) return false;
    for (const [element, title] of titles) cards.set(element, title);
    return true;
  }
}

const mayBeCard = ({ elements, characters, links, headings, barred }: Holding): boolean =>
  !barred &&
  links > 0 &&
  links <= MOST_LINKS &&
  headings <= 1 &&
  characters <= LONGEST_CARD &&
  elements <= MOST_ELEMENTS;

/** A title alone is an entry of a menu. */
function saysMore(element: Element, { characters, pictures }: Holding, title: Title): boolean {
  const own = foldSpace(title.element.textContent ?? '').replaceAll(' ', '').length;
  return characters > own || (pictures > 0 && elementsIn(element).length > 1);
}
