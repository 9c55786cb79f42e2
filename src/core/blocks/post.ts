// Who wrote a post and when, on a line before what it says; an arrow for each post above that it answers.

import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { POST, POST_PART } from '../dom/marks.ts';
import { boldLine } from '../output/markdown/bold-line.ts';
import { escapeText, findPairing } from '../output/markdown/escape-text.ts';
import type { PostMark } from '../normalize/posts/mark-posts.ts';
import { foldSpace } from '../dom/words.ts';
import type { BlockReader } from './reader.ts';

const ARROW = '↳';
/** Deeper answers are told by their number of arrows no better. */
const MOST_ARROWS = 8;

export const readPost: BlockReader = (element, reader) => {
  const mark = JSON.parse(element.getAttribute(POST) ?? '{}') as PostMark;
  const content = reader.blocks(nodesIn(element));
  if (content.every((draft) => draft.type === 'post')) return content;
  const own = [...element.querySelectorAll(`[${POST_PART}]`)].filter(
    (part) => part.closest(`[${POST}]`) === element,
  );
  const arrows = ARROW.repeat(Math.min(mark.depth, MOST_ARROWS));
  const head = [boldLine(plain(mark.author)), plain(shortTime(mark.time))].filter(Boolean).join(' · ');
  return [
    {
      type: 'post',
      ...mark,
      markdown: [arrows, head].filter(Boolean).join(' '),
      // What was left of both on the page; they may stand in parts that are no content.
      text: own
        .map((part) => foldSpace(part.textContent ?? ''))
        .filter(Boolean)
        .join(' '),
    },
    ...content,
  ];
};

/** Items and rows that are posts stand for themselves. */
export const holdsPosts = (list: Element): boolean =>
  elementsIn(list).some((item) => item.hasAttribute(POST));

/** To the minute; the zone costs more than it says here. */
const shortTime = (time: string): string => time.replace(/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}).*$/, '$1 $2');

function plain(text: string): string {
  const pairing = findPairing([{ kind: 'text', value: text }]);
  return escapeText(text, pairing, { before: ' ', after: ' ', inLink: false });
}
