// Title, byline and date, as an earlier pass found them.

import { nodesIn } from '../child-nodes.ts';
import { ROLE } from '../marks.ts';
import { headingMarkdown } from './heading.ts';
import type { BlockReader } from './reader.ts';

export const readRole: BlockReader = (element, reader) => {
  const role = element.getAttribute(ROLE);
  const line = reader.line(nodesIn(element));
  if (line.text === '') return [];
  if (role === 'title')
    return [{ type: 'title', markdown: headingMarkdown(line.markdown, 1), text: line.text }];
  const type = role === 'date' ? 'date' : 'byline';
  const [paragraph] = reader.paragraphs(nodesIn(element), 'paragraph');
  return [{ type, markdown: paragraph?.markdown ?? line.markdown, text: line.text }];
};
