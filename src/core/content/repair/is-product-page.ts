import type { Page } from '../../page.ts';
import type { PageTypeName } from '../../types.ts';
import { isBarePrice } from '../price-text.ts';
import { type TextBlock, isKept } from '../text-block.ts';

/** What a small page of a shop is taken for, and from which confidence on it is that. */
const SHOPS = new Set<PageTypeName>(['collection', 'listing', 'unknown']);
const SURE = 0.5;
/** So far below its name the price of a product stands at most. Blocks. */
const REACH = 4;

/**
 * The page of one product: by its type, or where that is in doubt by its data, or by the price under its title, as on
 * the pages of small shops (worth nothing on labelled pages, which are large).
 */
export function isProductPage({ textBlocks, pageType: { type, confidence }, product }: Page): boolean {
  if (type === 'product' || (type === 'unknown' && product)) return true;
  return SHOPS.has(type) && confidence < SURE && hasPricedTitle(textBlocks);
}

/** The first main heading that is content; else the first, as the name of the shop may be. */
export function titleOf(blocks: TextBlock[]): TextBlock | undefined {
  const headings = blocks.filter(({ element }) => element.localName === 'h1');
  return headings.find(isKept) ?? headings[0];
}

/** Cards have prices, too, but they stand in lists, or their linked names come first. */
function hasPricedTitle(blocks: TextBlock[]): boolean {
  const title = titleOf(blocks);
  if (!title || !isKept(title)) return false;
  const below = blocks.slice(title.index + 1, title.index + 1 + REACH);
  const linked = below.findIndex(({ linkDensity }) => linkDensity > 0);
  return below
    .slice(0, linked === -1 ? REACH : linked)
    .some(({ text, element }) => isBarePrice(text) && !element.closest('li'));
}
