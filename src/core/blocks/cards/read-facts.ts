// What a card says of a thing that is sold or judged: its price and its rating, as they are shown.

import type { CardFacts, Draft } from '../../block.ts';
import { foldSpace } from '../../dom/words.ts';
import { CURRENCY_CODE, CURRENCY_OF, CURRENCY_SIGN } from '../../lexicon/currencies.ts';
import type { Flow, Inline } from '../../tree.ts';
import { inlineText, textOf } from '../text-of.ts';

/** `4.5 out of 5 stars`, `4,5 von 5`, `评分 4.5/5`. */
const OF_FIVE = /^\D{0,30}([0-4](?:[.,]\d{1,2})?|5(?:[.,]0{1,2})?)\D{1,15}5(?:[.,]0)?(?!\d)/;
/** A whole number of five may be a picture or a step: `Image 1 of 5`. */
const JUDGES =
  /out of|star|rat(?:ed|ing)|stern|bewert|étoile|note|estrella|stell|gwiazd|звезд|оцен|评分|評価|星|★/i;
const NAMED = '[aria-label], [title], [alt], [itemprop=ratingValue]';

/** `drafts` are the parts beside the title. */
export const readFacts = (
  card: Element,
  drafts: Draft[],
): Pick<CardFacts, 'price' | 'currency' | 'rating'> => ({ ...readPrice(drafts), rating: ratingOf(card) });

function ratingOf(card: Element): string {
  for (const element of [card, ...card.querySelectorAll(NAMED)]) {
    if (element.getAttribute('itemprop') === 'ratingValue') {
      const value = element.getAttribute('content') ?? foldSpace(element.textContent ?? '');
      if (/^[0-5](?:[.,]\d+)?$/.test(value)) return value;
    }
    for (const name of ['aria-label', 'title', 'alt']) {
      const label = element.getAttribute(name) ?? '';
      const rating = OF_FIVE.exec(label)?.[1];
      if (rating !== undefined && (rating.length > 1 || JUDGES.test(label))) return rating;
    }
  }
  return '';
}

// The price on a card: the first sum that stands in a line of its own, as it is shown.
/** Longer lines are sentences, and those may speak of any sum. In characters. */
const LONGEST_LINE = 80;

const SIGN = `(?<!\\p{L})(?:[A-Z]{1,3}\\$|${CURRENCY_SIGN}|Rs\\.?|${CURRENCY_CODE}|zł|kr|Kč|Ft)(?!\\p{L})`;
const PLAIN = "\\p{Nd}(?:[\\p{Nd}.,'’٫٬\\u202F]*\\p{Nd})?";
/** `1 299,00`; the spaces that do not break have become plain ones. */
const SPACED = '\\p{Nd}{1,3}(?: \\p{Nd}{3})+(?!\\p{Nd})(?:[.,]\\p{Nd}{2}(?!\\p{Nd}))?';
/** `$5 299 reviews` is no sum of thousands. */
const SPACED_LAST = `${SPACED}(?=\\s*$)`;
/** What was raised, earned or is taken off: `$1.5M`, `5 million €`, `$10 off`. */
const NO_PRICE =
  '(?!\\p{Nd}|[.,]\\p{Nd}|\\s?(?:[KMB]|[kmb]n?|mio|mrd|million\\w*|milliard\\w*|billion\\w*|trillion|thousand|off|rabatt|[万億亿])(?!\\p{L}))';
const PRICE = new RegExp(
  `(?<before>${SIGN})\\s?(?<amount>${SPACED_LAST}|${PLAIN})${NO_PRICE}` +
    `|(?<!\\p{Nd}|\\p{Nd}[.,])(?<other>${SPACED}|${PLAIN})(?:[.,][-–—]+)?\\s?(?<after>${SIGN})(?<cents>\\p{Nd}{2}(?!\\p{Nd}))?${NO_PRICE}`,
  'u',
);
const SAVING = new RegExp(
  `(?:(?<![\\p{Nd}\\p{Sc}]\\s?)[-−]\\s?|(?:save|sparen?|ersparnis|économisez|ahorra|risparmia)\\s?:?\\s?)(?:${SIGN}\\s?${PLAIN}|${PLAIN}\\s?${SIGN})`,
  'giu',
);

/** Of what stands on a card beside its title. */
export function readPrice(drafts: Draft[]): Pick<CardFacts, 'price' | 'currency'> {
  for (const line of drafts.flatMap(linesOf)) {
    const { before, amount, other, after, cents } = PRICE.exec(line)?.groups ?? {};
    const sign = before ?? after;
    if (sign === undefined) continue;
    const price = `${amount ?? other ?? ''}${cents === undefined ? '' : `.${cents}`}`;
    return { price, currency: CURRENCY_OF[sign] ?? sign };
  }
  return { price: '', currency: '' };
}

function linesOf({ tree }: Draft): string[] {
  if (tree.type === 'figure') return [];
  return textOf(withoutAsides(tree))
    .split('\n')
    .map(foldSpace)
    .filter(({ length }) => length <= LONGEST_LINE)
    .map((line) => line.replace(SAVING, ' '));
}

/** Sums that are struck out or stand in code are no prices; `$5⁹⁹` is how shops set the small coin. */
function withoutAsides(tree: Flow): Flow {
  return tree.type === 'paragraph' ? { ...tree, children: tree.children.flatMap(asShown) } : tree;
}

function asShown(node: Inline): Inline[] {
  if (node.type === 'delete' || node.type === 'inlineCode') return [{ type: 'text', value: ' ' }];
  if (node.type === 'superscript') {
    const digits = inlineText(node.children);
    return [{ type: 'text', value: CENTS.test(digits) ? `.${digits}` : digits }];
  }
  return 'children' in node ? [{ ...node, children: node.children.flatMap(asShown) }] : [node];
}

const CENTS = /^\d{2}$/;
