/**
 * The truth is taken to be this share of the probable words and so many more. The plain estimate takes blocks to be right
 * or wrong each for itself; on a page they are so together, and a short page loses more by a missing paragraph.
 */
const TRUTH_SHARE = 0.5;
const TRUTH_WORDS = 60;
/** Kept although the rest of the page is surer still: pages of reference lost the short terms of their definitions. */
const LIKELY = 0.5;

/**
 * With probabilities p and words n, keeping the most probable blocks first is optimal, and 2 Σ pn over kept / (Σ n over
 * kept + Σ pn over all) estimates F1 (Lewis 1995; Ye et al., "Optimizing F-measure", 2012).
 */
export function chooseByExpectedF1(probabilities: ArrayLike<number>, words: ArrayLike<number>): Set<number> {
  const order = Array.from(words, (_, i) => i).sort((a, b) => probabilities[b]! - probabilities[a]! || a - b);
  const probable = order.reduce((sum, i) => sum + probabilities[i]! * words[i]!, 0);
  let [gained, kept, best, count] = [0, 0, 0, 0];
  order.forEach((i, rank) => {
    gained += probabilities[i]! * words[i]!;
    kept += words[i]!;
    const expected = (2 * gained) / (kept + TRUTH_SHARE * probable + TRUTH_WORDS);
    if (expected > best || probabilities[i]! >= LIKELY) [best, count] = [expected, rank + 1];
  });
  return new Set(order.slice(0, count));
}
