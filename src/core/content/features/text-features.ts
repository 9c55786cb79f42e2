// A block's own text and inline markup.

import { type Feature, fillBit, log, oncePerPage, perBlock, share } from './feature.ts';
import { patternBit } from './text/text-patterns.ts';

const TAGS = 'p li td th div dd dt pre figcaption button label summary body'.split(' ');

const patternsOf = oncePerPage(({ blocks }) => blocks.map(({ measures }) => measures.patterns));

export const textFeatures: Feature[] = [
  perBlock('words', ({ words }) => log(words)), // content comes in long blocks
  perBlock('characters', ({ measures }) => log(measures.characters)), // the same in any script
  perBlock('characters per word', ({ measures, words }) => share(measures.characters, words)), // codes, addresses
  perBlock('link density', ({ linkDensity }) => linkDensity), // menus are links
  perBlock('links', ({ measures }) => log(measures.links)),
  perBlock('inline elements', ({ measures }) => log(measures.inlineElements)), // controls carry markup
  ...(['bold', 'code'] as const).map((kind) =>
    perBlock(kind, ({ measures }) => Math.min(1, share(measures[kind], measures.characters))),
  ),
  perBlock('common words', ({ common, words }) => share(common, words)), // running text is full of function words
  perBlock('clauses', ({ measures }) => log(measures.clauses)), // running text has commas
  perBlock('digits', ({ measures }) => share(measures.digits, measures.characters)), // prices, dates and counters
  perBlock('upper case', ({ measures }) => share(measures.upper, measures.characters)), // labels are capitalised
  perBlock('starts upper', ({ measures }) => Number(measures.startsUpper)),
  perBlock('ends a sentence', ({ measures }) => Number(measures.endsSentence)),
  perBlock('copies', ({ copies }) => log(copies)), // boilerplate repeats on a page
  perBlock('tag', ({ at }) => TAGS.indexOf(at.tag)),
  perBlock('heading level', ({ level }) => level),
  ...(['date', 'follow'] as const).map((name): Feature => ({
    name: `text ${name}`,
    fill: (column, page) => fillBit(column, patternsOf(page), patternBit(name)),
  })),
];

/** What the block repeats of the title, of what the page says it is about, and of the texts in its structured data. */
export const overlapFeatures: Feature[] = (['title', 'description', 'structured'] as const).map((name) =>
  perBlock(name === 'structured' ? 'of structured data' : `of ${name}`, ({ measures }, page) =>
    page[name].coverage(measures.tokens),
  ),
);
