// The vocabulary between capture and core: attributes on the owned copy that hold what only the live page knew,
// and the verdicts of the passes. Capture drops attributes of these names that the page itself carries.

export const MARK_PREFIX = 'data-pith-';

/** Not visible to the person; the value is one of `HIDDEN_REASONS` (core/visibility). */
export const HIDDEN = 'data-pith-hidden';
/** What only the content of a page holds. A hidden passage that merely stands beside the content has none of it. */
export const LANDMARK = 'article, h1, main, [role=main]';
/** Not visible, but a visible control opens it; the value is how (`details`, `tab`, `accordion`, `until-found`). */
export const COLLAPSED = 'data-pith-collapsed';
/** Line breaks in the text are shown as such (computed `white-space` keeps them) although the tag does not say so. */
export const PREFORMATTED = 'data-pith-preformatted';
/** Computed outer display where it differs from what the tag suggests: `block` or `inline`. */
export const DISPLAY = 'data-pith-display';
/** Computed display of a part of a table that its tag does not make: `table`, `table-row`, `table-cell`. */
export const TABLE_PART = 'data-pith-table';
/** Address of the image that the browser chose (`currentSrc`), if it loaded one. */
export const IMAGE_SOURCE = 'data-pith-src';
/** Size on screen in CSS pixels, `WIDTHxHEIGHT`, on images and on fixed layers. */
export const SIZE = 'data-pith-size';
/** Computed position where it is `fixed` or `sticky`. */
export const LAYER = 'data-pith-layer';
/** Share of the window that a fixed layer takes, in per cent. */
export const FILLS = 'data-pith-fills';
/** Inside the person's selection; on a text field the value is the selected part of its text. */
export const SELECTED = 'data-pith-selected';
/** In the selection, but the browser neither highlights nor copies it (`user-select: none`): prompts, line numbers. */
export const UNSELECTABLE = 'data-pith-unselectable';
/** What a form control shows (never passwords or hidden fields). */
export const VALUE = 'data-pith-value';
/** On the element that stands for a frame's document; the value is the frame's address. */
export const FRAME = 'data-pith-frame';
/** On the host of a flattened shadow root: `open` or `closed`. */
export const SHADOW = 'data-pith-shadow';
/** Tag of the live element where the copy uses another one (`form` and custom elements that would run code become `div`). */
export const TAG = 'data-pith-tag';

/** A pass's verdict: left out, and why. Applied to the tree once, at the end of the content passes. */
export const DROP = 'data-pith-drop';
/** TeX source, on the element that stands for a formula; `data-pith-math-display` is `block` or `inline`. */
export const TEX = 'data-pith-tex';
export const MATH_DISPLAY = 'data-pith-math-display';
/** Kind of a callout (`note`, `tip`, `important`, `warning`, `caution`), on a `blockquote`. */
export const CALLOUT = 'data-pith-callout';
/** Label of a footnote reference (on `sup`) or definition (on `li` in a list marked `data-pith-footnotes`). */
export const FOOTNOTE_REFERENCE = 'data-pith-footnote-reference';
export const FOOTNOTE = 'data-pith-footnote';
export const FOOTNOTES = 'data-pith-footnotes';
/** On a post of a thread, its kind, author, time and depth as JSON; and on the elements that show author and time. */
export const POST = 'data-pith-post';
export const POST_PART = 'data-pith-post-part';
/** Who speaks, as a label for screen readers says it, on the element that it opens; and `end` where a box lies on that side. */
export const SPEAKER = 'data-pith-speaker';
export const SIDE = 'data-pith-side';
/** Role of a block in an article: `title`, `byline`, `date`. */
export const ROLE = 'data-pith-role';

/** Value of `list-style-type`, and of the attribute `type` that says the same. */
export const NUMBERINGS: Partial<Record<string, string>> = {
  __proto__: null as never,
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'lower-roman': 'i',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'upper-roman': 'I',
};
