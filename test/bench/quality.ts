// Precision, recall and F1 per page type, with the shares of required and forbidden snippets that came out.

import type { Contender } from './contenders.ts';
import { type LabelledPage, PAGE_TYPES } from './corpus.ts';
import type { Outcomes } from './run-pages.ts';
import { type Score, mean, scoreWords, snippetRate } from './score.ts';

export interface PageQuality extends Score {
  name: string;
  type: string;
  /** Share of the required snippets that came out. */
  present: number;
  /** Share of the forbidden snippets that came out. */
  leaked: number;
}

export interface QualityRow extends Score {
  type: string;
  pages: number;
  present: number;
  leaked: number;
}

export interface MeasuredPage {
  page: LabelledPage;
  outcomes: Outcomes;
}

export function scorePages(measured: MeasuredPage[], contender: Contender): PageQuality[] {
  return measured.map(({ page, outcomes }) => {
    const text = outcomes[contender]?.text ?? '';
    return {
      name: page.name,
      type: page.type,
      ...scoreWords(text, page.content),
      present: snippetRate(text, page.present),
      leaked: snippetRate(text, page.absent),
    };
  });
}

export function summarize(pages: PageQuality[]): QualityRow[] {
  const row = (type: string, of: PageQuality[]): QualityRow => ({
    type,
    pages: of.length,
    precision: mean(of.map((page) => page.precision)),
    recall: mean(of.map((page) => page.recall)),
    f1: mean(of.map((page) => page.f1)),
    present: mean(of.map((page) => page.present)),
    leaked: mean(of.map((page) => page.leaked)),
  });
  return [
    ...PAGE_TYPES.map((type) =>
      row(
        type,
        pages.filter((page) => page.type === type),
      ),
    ).filter(({ pages: count }) => count > 0),
    row('all', pages),
  ];
}
