import { headingLevel, type TextBlock } from '../../text-block.ts';
import { type BlockMeasures, measureBlock } from '../text/block-measures.ts';
import { commonTokens } from '../text/tokens.ts';
import type { ContainerView } from './container-view.ts';

/** A block with everything that is measured in it alone. */
export interface BlockView {
  index: number;
  block: TextBlock;
  at: ContainerView;
  measures: BlockMeasures;
  words: number;
  linkDensity: number;
  /** Heading level, 0 for other blocks. */
  level: number;
  /** Tokens that are among the page's most frequent. */
  common: number;
  /** Blocks of the page with the same text, itself included. */
  copies: number;
}

export function viewBlocks(textBlocks: TextBlock[], viewOf: Map<Element, ContainerView>): BlockView[] {
  const measured = textBlocks.map(measureBlock);
  const common = commonTokens(measured.map(({ tokens }) => tokens));
  const copies = new Map<string, number>();
  for (const { key } of measured) copies.set(key, (copies.get(key) ?? 0) + 1);
  return textBlocks.map((block, index) => {
    const measures = measured[index]!;
    let commonCount = 0;
    for (const token of measures.tokens) if (common.has(token)) commonCount += 1;
    return {
      index,
      block,
      at: viewOf.get(block.element)!,
      measures,
      words: measures.tokens.length,
      linkDensity: block.linkDensity,
      level: headingLevel(block),
      common: commonCount,
      copies: copies.get(measures.key) ?? 1,
    };
  });
}
