// Which elements start a block. The computed display that capture marked wins over what the tag suggests.

import { DISPLAY } from './marks.ts';

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
