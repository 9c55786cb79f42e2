// The typed blocks of an extraction. Plain data: everything here survives JSON and structured clone.

import type { Flow } from './tree.ts';

interface BlockBase {
  /** Stable within one extraction: `b1`, `b2`, … in document order. */
  id: string;
  /** Texts of the headings above, outermost first. */
  path: string[];
  /** What the block says; its Markdown and its text are written from it. */
  tree: Flow;
  /** Estimated tokens of its Markdown (see core/tokens); exact counts are made where the token data is loaded. */
  tokens: number;
}

export type Block = BlockBase &
  (
    | {
        type:
          | 'title'
          | 'byline'
          | 'date'
          | 'paragraph'
          | 'quote'
          | 'footnotes'
          | 'definitions'
          | 'math'
          | 'divider';
      }
    /** With `card` it is the title of a card, whose other parts follow as blocks. */
    | { type: 'heading'; level: number; card?: CardFacts }
    | { type: 'code'; language: string }
    | { type: 'list'; ordered: boolean }
    | { type: 'table' }
    | { type: 'image'; url: string; alt: string; caption: string }
    | { type: 'callout'; kind: string; title: string }
    | { type: 'details'; summary: string }
    | { type: 'embed'; url: string; title: string }
    /** Opens a post of a thread; what it says follows as blocks. `time` is ISO 8601 where the page says it so. */
    | { type: 'post'; kind: PostKind; author: string; time: string; depth: number }
    /** A card of a listing without a heading: all of it where it is short, else its title, and the rest follows. */
    | { type: 'card'; card: CardFacts }
    /** What a shop asks for its product; a field that the page does not show is empty. */
    | ({ type: 'product' } & ProductFacts)
    /** Stands where a budget left something out: whole sections, or (0) parts of the one above. */
    | { type: 'omission'; sections: number }
  );

/** A `post` of a forum is any but the question. */
export type PostKind = 'question' | 'answer' | 'comment' | 'review' | 'post';

export type BlockType = Block['type'];

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A block before it has its place in the page: no id, heading path and token count yet. */
export type Draft = Without<Block, 'id' | 'path' | 'tokens'>;

/** One card of a listing, a shelf or a table of results; a field that the card does not show is empty. */
export interface CardFacts {
  title: string;
  /** Where the card leads. */
  url: string;
  /** As the page writes it, e.g. `1.299,00`, or `5.99` for `$5⁹⁹`; what is struck out or taken off is no price. */
  price: string;
  /** ISO 4217 where the sign means one currency, else the sign. */
  currency: string;
  /** Of five, e.g. `4.5`. */
  rating: string;
}

/** What a shop asks for one product; a field that the page does not show is empty. */
export interface ProductFacts {
  /** As the page writes it for programs, e.g. `1299.00`; of several, the first that is shown. */
  price: string;
  /** ISO 4217. */
  currency: string;
  /** A term of schema.org, e.g. `InStock`. */
  availability: string;
  rating: string;
  reviews: string;
  variants: string[];
}
