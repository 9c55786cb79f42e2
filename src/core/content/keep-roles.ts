import { ROLE } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, isSurelyOut, judge } from './text-block.ts';

/**
 * The title is never lost; a byline or date that the metadata found on the page is kept unless it surely is none of the
 * content (the metadata have it all the same).
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
          (role === 'title' || !isSurelyOut(block)) &&
          (named.contains(block.element) || block.nodes.some((node) => named.contains(node)))
        )
          judge(block, true, `roles: ${role}`);
    }
  },
};
