// Leaves out what lies over the page and what is no content wherever it stands. The content passes decide the rest.

import { drop } from '../dom/drop.ts';
import { DROP } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { CLUTTER_RULES } from './clutter-rules.ts';
import { LANDMARK_RULES } from './landmark-rules.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { type PruneRule } from './rule.ts';
import { Veto } from './veto.ts';
import { survey } from './survey.ts';

/** Overlays go first: a long banner would count as text of the page when the other rules ask for their share. */
const ROUNDS: PruneRule[][] = [OVERLAY_RULES, [...CLUTTER_RULES, ...LANDMARK_RULES]];

export const dropBoilerplate: DomPass = {
  name: 'drop-boilerplate',
  run(page) {
    const surveyed = survey(page);
    const veto = new Veto(page, surveyed.page);
    for (const rules of ROUNDS) {
      let dropped: Element | undefined;
      for (const candidate of surveyed.candidates) {
        page.deadline.check();
        const { element } = candidate;
        // Candidates stand in document order: what is inside the last dropped one follows it at once.
        if (dropped?.contains(element) || element.hasAttribute(DROP)) {
          dropped = dropped?.contains(element) ? dropped : element;
          continue;
        }
        const rule = rules.find((each) => each.matches(candidate) && !veto.forbids(candidate, each.share));
        if (!rule) continue;
        drop(page, element, rule);
        surveyed.subtract(candidate);
        dropped = element;
      }
    }
  },
};
