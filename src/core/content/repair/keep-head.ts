import { DROP, ROLE } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { isKept, isProbable, isSurelyOut, judge, proseCharacters, type TextBlock } from '../text-block.ts';

/** In words: less is a kicker, a byline or a caption. */
const SHORTEST_LEAD = 12;
/** Most blocks between the title and the kept text: bylines, dates and share buttons stand there, too. */
const LONGEST_HEAD = 20;
/** Who wrote it, where the model was in doubt. */
const LEAST_BYLINE = 0.35;
const NO_LEAD = `[${DROP}], [${ROLE}], figure, figcaption, aside, nav, form, li, button`;

/** The title is never lost, nor the byline below it, nor the paragraph below it, unless that surely is no content, as a word on the author. */
export const keepHead: DomPass = {
  name: 'head',
  run({ document, textBlocks: blocks }) {
    if (!blocks.some(isKept)) return;
    // Few elements are titles: they are asked what they hold, not every block what it stands in.
    for (const title of document.querySelectorAll(`[${ROLE}=title]`)) {
      const own = blocks.filter(
        ({ element, nodes }) => title.contains(element) || nodes.some((node) => title.contains(node)),
      );
      for (const block of own) judge(block, true, 'head: title');
      const below = (own.at(-1)?.index ?? blocks.length) + 1;
      for (const block of blocks.slice(below, below + LONGEST_HEAD))
        if (block.element.closest(`[${ROLE}=byline]`) && isProbable(block, LEAST_BYLINE))
          judge(block, true, 'head: byline');
      const lead = leadOf(blocks.slice(below, below + LONGEST_HEAD));
      if (lead && !isSurelyOut(lead)) judge(lead, true, 'head: lead');
    }
  },
};

/** The first running text above the kept text, which often stands in a header of its own, set like a teaser. */
function leadOf(head: TextBlock[]): TextBlock | undefined {
  const body = head.findIndex((block) => isKept(block) && proseCharacters(block) > 0);
  return head
    .slice(0, Math.max(0, body))
    .find(
      (block) =>
        block.words >= SHORTEST_LEAD && proseCharacters(block) > 0 && !block.element.closest(NO_LEAD),
    );
}
