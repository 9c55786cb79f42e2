// Who wrote a post and when, before what it says.

import { elementsIn, nodesIn } from '../../dom/child-nodes.ts';
import { POST, POST_PART } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { PostMark } from '../../normalize/posts/mark-posts.ts';
import type { BlockReader } from '../reader.ts';

export const readPost: BlockReader = (element, reader) => {
  const mark = JSON.parse(element.getAttribute(POST) ?? '{}') as PostMark;
  const content = reader.blocks(nodesIn(element));
  if (content.every((draft) => draft.type === 'post')) return content;
  const { author, time, depth } = mark;
  // What was left of both on the page; they may stand in parts that are no content.
  const text = [...element.querySelectorAll(`[${POST_PART}]`)]
    .filter((part) => part.closest(`[${POST}]`) === element)
    .map((part) => foldSpace(part.textContent ?? ''))
    .filter(Boolean)
    .join(' ');
  return [{ type: 'post', ...mark, tree: { type: 'post', author, time, depth, text } }, ...content];
};

/** Items and rows that are posts stand for themselves. */
export const holdsPosts = (list: Element): boolean =>
  elementsIn(list).some((item) => item.hasAttribute(POST));
