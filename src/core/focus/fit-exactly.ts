// Focus by exact tokens where counting is slow or elsewhere: choose by the estimate, count the result once, and choose
// again with the estimate corrected, until the count is within the budget.

import { PithError } from '../../errors.ts';
import type { Extraction } from '../types.ts';
import { type FocusRequest, checkBudget, focus } from './focus.ts';

export interface Exactness {
  /** The text that leaves Pith: its tokens are what the budget limits. */
  render(extraction: Extraction): string;
  count(text: string): number | Promise<number>;
}

export interface Fitted {
  extraction: Extraction;
  text: string;
  /** Exact tokens of `text`. */
  tokens: number;
}

/** Two are the rule; the last ones only meet texts of which the estimate knows nothing. */
const ROUNDS = 12;
/** A result that uses less of the budget than this is tried once more, with the estimate corrected. */
const WELL_USED = 0.85;
/** Corrections aim this much below the budget. */
const CAREFUL = 0.985;
/** Factor of the aim from one round to the next. */
const MOST_RAISE = 1.5;
const LEAST_CUT = 0.95;
/** Up to this many times the budget by the estimate, the whole page is counted: it may fit. */
const MAY_FIT = 1.4;

/** Throws `PithError('bad-input')` for a budget that is none, or that holds nothing of the page. */
export async function fitExactly(
  extraction: Extraction,
  request: FocusRequest,
  { render, count }: Exactness,
): Promise<Fitted> {
  const { budget } = request;
  const attempt = async (aim: number | undefined): Promise<Fitted> => {
    const focused = focus(
      extraction,
      aim === undefined ? withoutBudget(request) : { ...request, budget: aim },
    );
    const state = named(focused, budget);
    const text = render(state);
    return { extraction: state, text, tokens: await count(text) };
  };
  if (budget === undefined) return attempt(undefined);
  let aim = checkBudget(budget);
  const estimate = extraction.blocks.reduce((sum, block) => sum + block.tokens, 0);
  if (estimate <= budget * MAY_FIT) {
    const whole = await attempt(undefined);
    if (whole.tokens <= budget) return whole;
  }
  let best: Fitted | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const fitted = await attempt(aim);
    const within = fitted.tokens <= budget && fitted.extraction.blocks.length > 0;
    if (within && (!best || fitted.tokens > best.tokens)) best = fitted;
    if (within && (fitted.tokens >= budget * WELL_USED || round > 0)) break;
    const share = (budget * CAREFUL) / Math.max(1, fitted.tokens);
    const next = Math.floor(aim * (within ? Math.min(share, MOST_RAISE) : Math.min(share, LEAST_CUT)));
    if (next < 1 || next === aim) break;
    aim = next;
  }
  if (best) return best;
  throw new PithError('bad-input', `A budget of ${budget} tokens is too small for any part of this page.`);
}

function withoutBudget({ budget, ...request }: FocusRequest): FocusRequest {
  void budget;
  return request;
}

/** The aim is ours; what the person asked for stands in the result. */
const named = (extraction: Extraction, budget: number | undefined): Extraction =>
  extraction.focus && budget !== undefined
    ? { ...extraction, focus: { ...extraction.focus, budget } }
    : extraction;
