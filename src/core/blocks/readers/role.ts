// Title, byline and date, as an earlier pass found them.

import { nodesIn } from '../../dom/child-nodes.ts';
import { ROLE } from '../../dom/marks.ts';
import { headingLine } from './heading.ts';
import { readImage } from '../inline/read-image.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

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
