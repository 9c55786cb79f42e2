import type { DomPass } from '../../page.ts';
import { isProductPage, titleOf } from './is-product-page.ts';
import { hasPrice } from '../price-text.ts';
import { type Container, type TextBlock, isKept, judge, rootOf, wordsOf } from '../text-block.ts';

/** Two parts with prices may be two ways to buy the same. */
const FEWEST_CARDS = 3;
/** Of the parts of a shelf: a heading or a banner may stand among them. */
const CARD_SHARE = 0.5;
/** A price with one word before it is a choice (`Paperback $9`), a long part tells of something. Words. */
const CARD_WORDS = { least: 4, most: 60 };
const MOST_BLOCKS = 30;
/** Orders, sizes and plans of the product itself. */
const TABLES = new Set(['dl', 'table']);
/** From this share of a block's text on, it leads elsewhere. */
const LINKED = 0.5;
/** So much less the model has to believe of the shelves than of the rest, as means over words. */
const DOUBT = 0.05;

/**
 * What else the shop sells is no part of the page of one product: shelves of linked names with prices below its title
 * go. On 1,497 labelled pages worth 0.02 points of F1, on products 0.2.
 */
export const dropShelves: DomPass = {
  name: 'shelves',
  run(page) {
    const { textBlocks: blocks } = page;
    const [first] = blocks;
    if (!first || !isProductPage(page)) return;
    const below = titleOf(blocks)?.index ?? -1;
    const shelved = new Set(
      findShelves(rootOf(first.container), blocks)
        .filter(({ start }) => start > below)
        .flatMap(({ start, end }) => blocks.slice(start, end).filter(isKept)),
    );
    const rest = blocks.filter((block) => isKept(block) && !shelved.has(block));
    // Where most of the kept words stand in shelves, these are what the page is for.
    if (wordsOf([...shelved]) > wordsOf(rest)) return;
    if (beliefIn([...shelved]) > beliefIn(rest) - DOUBT) return;
    for (const block of shelved) judge(block, false, 'shelves: other products');
  },
};

/** The outermost ones. */
function findShelves(root: Container, blocks: TextBlock[]): Container[] {
  const isPriced = blocks.map(({ text }) => hasPrice(text));
  const shelves: Container[] = [];
  const waiting = [root];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    if (TABLES.has(at.element.localName)) continue;
    const { children } = at;
    const cards = children.filter((child) => isCard(child, blocks, isPriced));
    if (cards.length >= FEWEST_CARDS && cards.length >= CARD_SHARE * children.length) shelves.push(at);
    else for (const child of children) waiting.push(child);
  }
  return shelves;
}

/** The linked name of what is for sale, then the price. */
function isCard({ start, end }: Container, blocks: TextBlock[], isPriced: boolean[]): boolean {
  if (end - start > MOST_BLOCKS) return false;
  const inside = blocks.slice(start, end);
  const words = wordsOf(inside);
  if (words < CARD_WORDS.least || words > CARD_WORDS.most) return false;
  const name = inside.find(({ linkDensity }) => linkDensity >= LINKED);
  const price = inside.findLast(({ index }) => isPriced[index]);
  return name !== undefined && price !== undefined && name.index <= price.index;
}

const beliefIn = (blocks: TextBlock[]): number =>
  blocks.reduce((sum, { belief = 1, words }) => sum + belief * words, 0) / Math.max(1, wordsOf(blocks));
