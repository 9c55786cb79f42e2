import { ROLE } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { believes, isKept, judge } from '../text-block.ts';

/**
 * What the model has to believe of a byline or a date. On 1,497 labelled pages, 0.5 in place of 0.2 is worth 0.05 points
 * of F1.
 */
const LEAST_BELIEF = 0.5;

/**
 * The title is never lost; a byline or date that the metadata found on the page is kept where it likely is content (the
 * metadata have it all the same).
 */
export const keepRoles: DomPass = {
  name: 'keep-roles',
  run(page) {
    if (!page.textBlocks.some(isKept)) return;
    // Few elements have a role: they are asked what they hold, not every block what it stands in.
    for (const named of page.document.querySelectorAll(`[${ROLE}]`)) {
      const role = named.getAttribute(ROLE);
      for (const block of page.textBlocks)
        if (
          (role === 'title' || believes(block, LEAST_BELIEF)) &&
          (named.contains(block.element) || block.nodes.some((node) => named.contains(node)))
        )
          judge(block, true, `roles: ${role}`);
    }
  },
};
