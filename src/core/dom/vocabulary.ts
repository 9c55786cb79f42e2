import { DISPLAY, DROP, HIDDEN, POST_PART } from './marks.ts';

// Sets of HTML tags that several rules share.

/** What only the browser reads: never painted, whatever the styles say. */
export const UNPAINTED: ReadonlySet<string> = new Set(
  'base datalist link meta script style template'.split(' '),
);

export const UNPAINTED_SELECTOR = [...UNPAINTED].join(', ');

/** What holds no prose of the page: beside the unpainted drawings, formulas, choices, and what shows only without scripts. */
export const NO_PROSE: ReadonlySet<string> = new Set([...UNPAINTED, 'math', 'noscript', 'select', 'svg']);

// Elements that stand in the tree but give no text: what only the browser reads, and what a pass marked as left out.
const LEFT_OUT = new Set([...UNPAINTED, ...'area head map noscript object param rp title track'.split(' ')]);

export const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.localName) ||
  element.hasAttribute(DROP) ||
  element.hasAttribute(HIDDEN) ||
  // The line before the post says it.
  element.hasAttribute(POST_PART);

// Which elements start a block. The computed display that capture marked wins over what the tag suggests.
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body caption center colgroup dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre ' +
    'search section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

export function isBlockLevel(element: Element): boolean {
  const marked = element.getAttribute(DISPLAY);
  return marked === null ? BLOCK_TAGS.has(element.localName) : marked === 'block';
}
