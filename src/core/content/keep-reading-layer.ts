import { DROP } from '../marks.ts';
import type { Page } from '../page.ts';
import { findReadingLayers } from '../reading-layer.ts';
import { proseCharacters } from './prose.ts';
import { judge } from './text-block.ts';

/** What the person reads in a layer over the page stays, whatever lies under it; a wall of consent is none. */
export function keepReadingLayer(page: Page): void {
  const layers = findReadingLayers(page.document.body).filter((layer) => !layer.closest(`[${DROP}]`));
  if (layers.length === 0) return;
  for (const block of page.textBlocks)
    if (proseCharacters(block) > 0 && layers.some((layer) => layer.contains(block.element)))
      judge(block, true, 'reading layer: it fills the window');
}
