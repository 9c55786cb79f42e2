// Title, byline and date, as an earlier pass found them.

import { nodesIn } from '../dom/child-nodes.ts';
import { ROLE } from '../dom/marks.ts';
import { headingMarkdown } from './heading.ts';
import { escapeLineStart } from '../output/markdown/escape-line-start.ts';
import { readImage } from './inline/inline-rules.ts';
import type { BlockReader } from './reader.ts';

export const readRole: BlockReader = (element, reader) => {
  const role = element.getAttribute(ROLE);
  // Portraits and icons without words are no content here.
  for (const image of element.querySelectorAll('img')) reader.found.shown.add(readImage(image).url);
  const line = reader.line(nodesIn(element));
  if (line.text === '') return [];
  if (role === 'title')
    return [{ type: 'title', markdown: headingMarkdown(line.markdown, 1), text: line.text }];
  const type = role === 'date' ? 'date' : 'byline';
  return [{ type, markdown: escapeLineStart(line.markdown), text: line.text }];
};
