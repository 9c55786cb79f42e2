import type { DomPass } from '../page.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { sweep } from './sweep.ts';

/** Leaves out what lies over the page. Runs before the other sweep, so that a long banner does not count as page text. */
export const dropOverlays: DomPass = { name: 'drop-overlays', run: (page) => sweep(page, OVERLAY_RULES) };
