import type { TextBlock } from '../../text-block.ts';
import { type Signs, countSigns } from './signs.ts';
import { matchPatterns } from './text-patterns.ts';
import { tokenize } from './tokens.ts';

/** Everything that is counted in a block's own text and inline markup, once. */
export interface BlockMeasures extends Signs {
  tokens: string[];
  /** Lower-cased text: what repeats on a page is compared by it. */
  key: string;
  characters: number;
  /** Links, and inline elements of any kind. */
  links: number;
  inlineElements: number;
  /** Characters inside each kind of inline markup. */
  bold: number;
  code: number;
  /** Bit set over `TEXT_PATTERNS`. */
  patterns: number;
}

/** Patterns are looked for in this much of a text, in characters. */
const PATTERN_REACH = 400;

export function measureBlock(block: TextBlock): BlockMeasures {
  const { text } = block;
  const key = text.toLowerCase();
  return {
    tokens: tokenize(key),
    key,
    characters: text.length,
    ...countSigns(text),
    patterns: matchPatterns(key.length > PATTERN_REACH ? key.slice(0, PATTERN_REACH) : key),
    ...measureMarkup(block),
  };
}

/** Reads the inline elements around each text node, up to the block itself. */
function measureMarkup({ nodes, element }: TextBlock) {
  const measures = { links: 0, inlineElements: 0, bold: 0, code: 0 };
  let seen: Set<Element> | undefined;
  for (const node of nodes) {
    let at = node.parentElement;
    if (at === element) continue;
    const length = node.data.trim().length;
    if (length === 0) continue;
    seen ??= new Set();
    for (; at && at !== element; at = at.parentElement) {
      const tag = at.localName;
      if (tag === 'b' || tag === 'strong') measures.bold += length;
      else if (tag === 'code' || tag === 'kbd' || tag === 'samp') measures.code += length;
      if (seen.has(at)) continue;
      seen.add(at);
      measures.inlineElements += 1;
      if (tag === 'a') measures.links += 1;
    }
  }
  return measures;
}
