// What a block's own text and inline markup tell.

import { type Feature, log, oncePerPage, share } from './feature.ts';
import { fillBit } from './fill-column.ts';
import { TEXT_PATTERNS, patternBit } from './text/text-patterns.ts';

const TAGS = [
  'p',
  'li',
  'td',
  'th',
  'div',
  'dd',
  'dt',
  'pre',
  'figcaption',
  'button',
  'label',
  'summary',
  'body',
];

const patternsOf = oncePerPage(({ blocks }) => blocks.map(({ measures }) => measures.patterns));

export const textFeatures: Feature[] = [
  { name: 'words', unit: 'log count', tells: 'content comes in long blocks', of: ({ words }) => log(words) },
  {
    name: 'characters',
    unit: 'log count',
    tells: 'the same in any script',
    of: ({ measures }) => log(measures.characters),
  },
  {
    name: 'characters per word',
    unit: 'count',
    tells: 'codes and addresses have long words',
    of: ({ measures, words }) => share(measures.characters, words),
  },
  { name: 'link density', unit: 'share', tells: 'menus are links', of: ({ linkDensity }) => linkDensity },
  {
    name: 'links',
    unit: 'log count',
    tells: 'lists of links have many',
    of: ({ measures }) => log(measures.links),
  },
  {
    name: 'inline elements',
    unit: 'log count',
    tells: 'controls carry markup',
    of: ({ measures }) => log(measures.inlineElements),
  },
  ...(['bold', 'code'] as const).map((kind): Feature => ({
    name: kind,
    unit: 'share',
    tells: `characters in ${kind} markup`,
    of: ({ measures }) => Math.min(1, share(measures[kind], measures.characters)),
  })),
  {
    name: 'common words',
    unit: 'share',
    tells: 'running text is full of function words',
    of: ({ common, words }) => share(common, words),
  },
  {
    name: 'clauses',
    unit: 'log count',
    tells: 'running text has commas',
    of: ({ measures }) => log(measures.clauses),
  },
  {
    name: 'digits',
    unit: 'share',
    tells: 'prices, dates and counters',
    of: ({ measures }) => share(measures.digits, measures.characters),
  },
  {
    name: 'upper case',
    unit: 'share',
    tells: 'labels are capitalised',
    of: ({ measures }) => share(measures.upper, measures.characters),
  },
  {
    name: 'starts upper',
    unit: 'flag',
    tells: 'a sentence starts',
    of: ({ measures }) => Number(measures.startsUpper),
  },
  {
    name: 'ends a sentence',
    unit: 'flag',
    tells: 'a sentence ends',
    of: ({ measures }) => Number(measures.endsSentence),
  },
  {
    name: 'copies',
    unit: 'log count',
    tells: 'boilerplate repeats on a page',
    of: ({ copies }) => log(copies),
  },
  { name: 'tag', unit: 'level', tells: 'which element it is', of: ({ at }) => TAGS.indexOf(at.tag) },
  { name: 'heading level', unit: 'level', tells: 'headings follow their section', of: ({ level }) => level },
  ...(['date', 'follow'] as const).map((name): Feature => ({
    name: `text ${name}`,
    unit: 'flag',
    tells: TEXT_PATTERNS[patternBit(name)]!.tells,
    fill: (column, page) => fillBit(column, patternsOf(page), patternBit(name)),
  })),
];

export const overlapFeatures: Feature[] = [
  {
    name: 'of title',
    unit: 'share',
    tells: 'repeats the title of the page',
    of: ({ measures }, { title }) => title.coverage(measures.tokens),
  },
  {
    name: 'of description',
    unit: 'share',
    tells: 'repeats what the page says it is about',
    of: ({ measures }, { description }) => description.coverage(measures.tokens),
  },
  {
    name: 'of structured data',
    unit: 'share',
    tells: 'stands in the article body or product description of the structured data',
    of: ({ measures }, { structured }) => structured.coverage(measures.tokens),
  },
];
