import { ROLE } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, judge } from './text-block.ts';

/** Title, byline and date that the metadata found on the page are never lost. */
export const keepRoles: DomPass = {
  name: 'keep-roles',
  run(page) {
    if (!page.textBlocks.some(isKept)) return;
    // Few elements have a role: they are asked what they hold, not every block what it stands in.
    for (const named of page.document.querySelectorAll(`[${ROLE}]`))
      for (const block of page.textBlocks)
        if (named.contains(block.element) || block.nodes.some((node) => named.contains(node)))
          judge(block, true, 'roles: title, byline or date');
  },
};
