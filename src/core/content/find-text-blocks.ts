import type { DomPass } from '../page.ts';
import { segmentText } from './segment-text.ts';

export const findTextBlocks: DomPass = {
  name: 'text-blocks',
  run(page) {
    page.textBlocks = segmentText(page.document.body).blocks;
  },
};
