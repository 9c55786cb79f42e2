// The paragraph between the title and the text, which often stands in a header of its own, set like a teaser.

import { DROP, ROLE } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { proseCharacters } from '../prose.ts';
import { type TextBlock, isKept, isSurelyOut, judge } from '../text-block.ts';

/** In words: less is a kicker, a byline or a caption. */
const SHORTEST_LEAD = 12;
/** Most blocks between the title and the kept text: bylines, dates and share buttons stand there, too. */
const LONGEST_HEAD = 20;
const NO_LEAD = 'figure, figcaption, aside, nav, form, li, button';

/** Running text right below the title of a kept text is kept unless it surely is none of it, as a word on the author. */
export const keepLead: DomPass = {
  name: 'keep-lead',
  run({ document, textBlocks: blocks }) {
    const title = document.querySelector(`[${ROLE}=title]`);
    if (!title) return;
    const after = blocks.findIndex(({ element }) => title.contains(element) || element.contains(title)) + 1;
    if (after === 0) return;
    const head = blocks.slice(after, after + LONGEST_HEAD);
    const body = head.findIndex((block) => isKept(block) && proseCharacters(block) > 0);
    const lead = head.slice(0, Math.max(0, body)).find(isLead);
    // What is none of the text in the place of the lead has no lead below it.
    if (lead && !isSurelyOut(lead)) judge(lead, true, 'lead: right below the title');
  },
};

const isLead = (block: TextBlock): boolean =>
  block.words >= SHORTEST_LEAD &&
  proseCharacters(block) > 0 &&
  !block.element.closest(`[${DROP}], [${ROLE}], ${NO_LEAD}`);
