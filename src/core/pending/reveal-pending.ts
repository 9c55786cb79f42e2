// Where a page hides its own content until its scripts have run, that content is read all the same, with a warning.

import type { DomPass } from '../page.ts';
import { revealCoveredPage } from './reveal-covered-page.ts';
import { revealHiddenText } from './reveal-hidden-text.ts';

export const revealPending: DomPass = {
  name: 'reveal-pending',
  run(page) {
    if (page.pending.isUnscripted) revealHiddenText(page);
    else revealCoveredPage(page);
  },
};
