// A text block is the unit of every verdict: a maximal inline run inside one block-level element
// (Kohlschütter et al., "Boilerplate Detection using Shallow Text Features", 2010).

export interface TextBlock {
  /** Position in document order, from 0. */
  index: number;
  /** The block-level element whose inline run this is. */
  element: Element;
  /** The text nodes of the run, in order. */
  nodes: Text[];
  /** White space folded. */
  text: string;
  words: number;
  /** Share of the characters that stand inside links, 0 to 1. */
  linkDensity: number;
  /** The last verdict wins; earlier ones stay in `verdicts` for the trace. */
  verdicts: Verdict[];
}

export interface Verdict {
  keep: boolean;
  /** The pass that gave it and what it saw, e.g. `readability: not in its article`. */
  reason: string;
}
