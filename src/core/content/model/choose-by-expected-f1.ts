/**
 * The truth is taken to be this share of the believed words and so many words more. The plain estimate takes blocks to
 * be right or wrong each for itself; on a page they are so together, and most of what is doubtful is wrong, but a short
 * page loses more by a missing paragraph than by a line too many. On 1,497 labelled pages, cross-validated, that is
 * worth 0.3 points of F1, 1.3 of them on product pages; shares from 0.5 to 0.7 differ by 0.1.
 */
const TRUTH_SHARE = 0.5;
const TRUTH_WORDS = 60;
/**
 * From this probability on, a block is kept although the rest of the page is surer still: pages of certain paragraphs lost
 * their lists of short items. On 1,497 labelled pages worth nothing over all, 0 to 0.3 points on
 * documentation by the training.
 */
const LIKELY = 0.5;

/**
 * The blocks to keep so that the expected F1 over words is highest, and all that are likely. With probabilities
 * p and words n, keeping the most probable blocks first is optimal, and 2 Σ pn over kept / (Σ n over kept + Σ pn over
 * all) estimates F1 (Lewis 1995; Ye et al., "Optimizing F-measure", 2012).
 */
export function chooseByExpectedF1(probabilities: ArrayLike<number>, words: ArrayLike<number>): Set<number> {
  const order = Array.from(words, (_, i) => i).sort((a, b) => probabilities[b]! - probabilities[a]! || a - b);
  let believed = 0;
  for (const i of order) believed += probabilities[i]! * words[i]!;
  let [gained, kept, best, count] = [0, 0, 0, 0];
  order.forEach((i, rank) => {
    gained += probabilities[i]! * words[i]!;
    kept += words[i]!;
    const expected = (2 * gained) / (kept + TRUTH_SHARE * believed + TRUTH_WORDS);
    if (expected > best || probabilities[i]! >= LIKELY) [best, count] = [expected, rank + 1];
  });
  return new Set(order.slice(0, count));
}
