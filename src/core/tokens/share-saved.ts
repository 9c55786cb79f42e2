/** How much smaller the Markdown is than the page, 0 to 1; 0 where the page's size is not known. */
export const exactShareSaved = (tokens: number, rawTokens: number): number =>
  rawTokens > 0 ? Math.max(0, 1 - tokens / rawTokens) : 0;

/** For people, rounded down to a percent: nothing is ever "100 % less". */
export const shareSaved = (tokens: number, rawTokens: number): number =>
  Math.floor(exactShareSaved(tokens, rawTokens) * 100) / 100;
