// A pruning rule: which elements are no content wherever they stand, and how much text it may cost the page.

import type { Removal } from '../types.ts';

/** Text under an element, in characters. */
export interface TextShare {
  /** Outside links. */
  plain: number;
  /** Inside links. */
  linked: number;
}

export interface Candidate {
  element: Element;
  /** Tag of the live element. */
  tag: string;
  /** ARIA role, lower case, or empty. */
  role: string;
  /** What id and classes say (see role-names.ts). */
  names: ReadonlySet<string>;
  text: TextShare;
  /** Steps below `body`. */
  depth: number;
  /** Below `main`, `article` or an element with such a role. */
  inContent: boolean;
  /** Declares that it takes the page's place. */
  modal: boolean;
  /** Position is fixed: the element lies over the page. */
  fixed: boolean;
  /** What the person reads: a layer that fills the window with running text. */
  reading: boolean;
}

export type PruneRule = Removal & {
  /** Largest share of the page's text outside links that the rule may cut, 0 to 1. */
  share: number;
  matches(candidate: Candidate): boolean;
};

/** Share of the characters that stand inside links, 0 to 1. */
export function linkDensity({ plain, linked }: TextShare): number {
  return plain + linked === 0 ? 0 : linked / (plain + linked);
}
