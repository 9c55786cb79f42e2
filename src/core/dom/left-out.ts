// Elements that stand in the tree but give no text: what only the browser reads, and what a pass marked as left out.

import { DROP, HIDDEN, POST_PART } from './marks.ts';
import { UNPAINTED } from './vocabulary.ts';

const LEFT_OUT = new Set([...UNPAINTED, ...'area head map noscript object param rp title track'.split(' ')]);

export const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.localName) ||
  element.hasAttribute(DROP) ||
  element.hasAttribute(HIDDEN) ||
  // The line before the post says it.
  element.hasAttribute(POST_PART);
