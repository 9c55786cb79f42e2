/** Estimated o200k_base tokens of a text, where the token data is not loaded. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
