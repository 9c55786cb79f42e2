import { DROP } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { findReadingLayers } from '../../prune/reading-layer.ts';
import { judge, proseCharacters } from '../text-block.ts';

/** What the person reads in a layer over the page stays, whatever lies under it; an overlay of consent is none. */
export const keepReadingLayer: DomPass = {
  name: 'reading-layer',
  run({ document, textBlocks }) {
    const layers = findReadingLayers(document.body).filter((layer) => !layer.closest(`[${DROP}]`));
    if (layers.length === 0) return;
    for (const block of textBlocks)
      if (proseCharacters(block) > 0 && layers.some((layer) => layer.contains(block.element)))
        judge(block, true, 'reading layer: it fills the window');
  },
};
