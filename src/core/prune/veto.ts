// What no rule may cut: the title, the only main part, more than a fair share of the text, or all that there is.

import type { Page } from '../page.ts';
import { findTitleHeading } from '../metadata/title-heading.ts';
import type { Candidate, TextShare } from './rule.ts';

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
