// What a card says of a thing that is sold or judged: its price and its rating, as they are shown.

import type { CardFacts } from '../../card-facts.ts';
import { foldSpace } from '../../dom/words.ts';
import type { Draft } from '../../block.ts';
import { readPrice } from './read-price.ts';

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
