// Reduced HTML as it leaves Pith: structured data first, then the page, within the budget.

import { PithError } from '../../../errors.ts';
import type { Extraction } from '../../types.ts';
import type { Count } from '../request.ts';
import { cutHtml } from './cut-html.ts';
import { hoistData } from './hoist-data.ts';

export interface HtmlRequest {
  budget?: number;
  /** Tokens that structured data may take; 0 leaves it out. */
  dataBudget?: number;
  count: Count;
}

/** Tokens of structured data when nothing else is said. */
const DATA_BUDGET = 1_000;
/** Its share of a budget. */
const DATA_SHARE = 0.25;

export async function deliverHtml(
  { html, structuredData }: Pick<Extraction, 'html' | 'structuredData'>,
  {
    budget = Infinity,
    dataBudget = Math.min(DATA_BUDGET, Math.floor(budget * DATA_SHARE)),
    count,
  }: HtmlRequest,
): Promise<string> {
  if (html === undefined) {
    throw new PithError('bad-input', 'The page was read without its HTML; ask for it with `options.html`.');
  }
  const data = await hoistData(structuredData, Math.min(dataBudget, budget), count);
  if (budget === Infinity) return join(data, html);
  // Where nothing of the page fits beside them, the data give way.
  for (const before of data === '' ? [''] : [data, '']) {
    const cut = await cutHtml(html, budget, (text) => count(join(before, text)));
    if (cut !== '') return join(before, cut);
  }
  throw new PithError('bad-input', `A budget of ${budget} tokens is too small for any part of this page.`);
}

const join = (data: string, html: string): string => (data === '' ? `${html}\n` : `${data}\n${html}\n`);
