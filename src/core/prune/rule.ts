// A pruning rule: which elements are no content wherever they stand, and how much text it may cost the page.

import { findTitleHeading } from '../metadata/title-heading.ts';
import type { Page } from '../page.ts';
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

// What no rule may cut: the title, the only main part, more than a fair share of the text, or all that there is.
const MAIN = 'main, [role="main"]';
const ARTICLE = 'article, [role="article"]';
/** Text that has to stand outside an element before the element may go. Characters: a very short sentence. */
const SHORTEST_REST = 20;

export class Veto {
  private readonly kept: Element[];

  constructor(
    page: Page,
    private readonly text: TextShare,
  ) {
    const { document } = page;
    const main = document.querySelectorAll(MAIN);
    const articles = document.querySelectorAll(ARTICLE);
    const candidates = [
      findTitleHeading(page),
      ...(main.length ? main : articles.length === 1 ? articles : []),
    ];
    this.kept = candidates.filter((element) => element !== undefined && element !== null);
  }

  forbids({ element, text: own }: Candidate, largestShare: number): boolean {
    const page = this.text;
    if (this.kept.some((kept) => element.contains(kept))) return true;
    if (own.plain + own.linked === 0) return false;
    const restPlain = page.plain - own.plain;
    const rest = restPlain + page.linked - own.linked;
    if (rest < SHORTEST_REST) return true;
    // A directory or contents page: nearly all text is in these links and nothing outside reads like content.
    if (restPlain < SHORTEST_REST && own.linked > rest) return true;
    return page.plain > 0 && own.plain / page.plain > largestShare && own.plain > SHORTEST_REST;
  }
}
