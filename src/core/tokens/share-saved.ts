/** Share saved, rounded down to a percent: nothing is ever "100 % less". */
export function shareSaved(tokens: number, rawTokens: number): number {
  const saved = rawTokens > 0 ? 1 - tokens / rawTokens : 0;
  return Math.max(0, Math.floor(saved * 100) / 100);
}
