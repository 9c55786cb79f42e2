import { ROLE } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { isKept, judge } from './text-block.ts';

/** Title, byline and date that the metadata found on the page are never lost. */
export const keepRoles: DomPass = {
  name: 'keep-roles',
  run(page) {
    if (!page.textBlocks.some(isKept)) return;
    for (const block of page.textBlocks)
      if (
        block.element.closest(`[${ROLE}]`) ||
        block.nodes.some((node) => node.parentElement?.closest(`[${ROLE}]`))
      )
        judge(block, true, 'roles: title, byline or date');
  },
};
