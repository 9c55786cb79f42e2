// What follows from the blocks and the record of a reading: its texts, outline, figures, kind and score.

import { textOf, textsOf } from './blocks/text-of.ts';
import { outline } from './blocks/outline.ts';
import { judgeKind } from './classify/judge-kind.ts';
import { scoreArticle } from './classify/score-article.ts';
import { countWords } from './dom/words.ts';
import type { Traits } from './classification.ts';
import { type Extraction, SCHEMA_VERSION, type Stats } from './types.ts';
import { exactShareSaved } from './tokens/share-saved.ts';
import { stripStrings } from './visibility/strip-invisible.ts';

type Derived = 'schema' | 'text' | 'bodyText' | 'outline' | 'classification' | 'article' | 'stats';
type Measured = Omit<Stats, 'tokens' | 'saved' | 'words' | 'readingMinutes'>;

/** Words that most people read in a minute. */
const PACE = 200;
/** Words. */
const LONG_PARAGRAPH = 22;
/** In characters: a title is copied into prompts and file names, and no honest one is longer. */
const LONGEST_TITLE = 500;

export function describePage(
  page: Omit<Extraction, Derived> & { traits: Traits; stats: Measured },
): Extraction {
  const { traits, stats, ...known } = page;
  stripStrings(known);
  known.title = known.title.trim().slice(0, LONGEST_TITLE);
  const { blocks, warnings } = known;
  const texts = textsOf(blocks);
  const words = countWords(texts.bodyText);
  const tokens = blocks.reduce((sum, block) => sum + block.tokens, 0);
  const paragraphs = blocks.filter(
    ({ type, tree }) => type === 'paragraph' && countWords(textOf(tree)) >= LONG_PARAGRAPH,
  ).length;
  const classification = judgeKind({ words, warnings, traits });
  return {
    schema: SCHEMA_VERSION,
    ...known,
    ...texts,
    outline: outline(blocks),
    classification,
    article: scoreArticle({ ...known, ...texts, ...classification, words, paragraphs }),
    stats: {
      ...stats,
      tokens,
      saved: exactShareSaved(tokens, stats.rawTokens),
      words,
      readingMinutes: Math.max(1, Math.ceil(words / PACE)),
    },
  };
}
