import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import { POST, POST_PART, ROLE } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { PostMark } from '../../normalize/posts/mark-posts.ts';
import { readImage } from '../inline/read-image.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';
import { headingLine } from './heading.ts';

// Title, byline and date, as an earlier pass found them.
export const readRole: BlockReader = (element, reader) => {
  const role = element.getAttribute(ROLE);
  // Portraits and icons without words are no content here.
  for (const image of element.querySelectorAll('img')) reader.shown.add(readImage(image).url);
  const line = reader.line(nodesIn(element));
  if (inlineText(line) === '') return [];
  if (role === 'title') {
    return [{ type: 'title', tree: { type: 'heading', depth: 1, children: headingLine(line) } }];
  }
  return [{ type: role === 'date' ? 'date' : 'byline', tree: { type: 'paragraph', children: line } }];
};

// Who wrote a post and when, before what it says.
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
