// The names by which writers of footnotes tell references, notes and the way back.

/** A reference by role or class, whatever its text is. */
export const REFERENCE_SELECTOR = [
  '.fn-ref',
  '.footnote-anchor', // Substack
  '.footnote-ref', // Pandoc, Hugo, markdown-it
  '.footnote-reference', // Docutils
  '.footnoteRef',
  '.noteref',
  '[data-footnote-ref]', // GitHub
  '[data-type=noteref]', // HTMLBook
  '[rel=footnote]', // older kramdown
  '[role=doc-noteref]',
].join(', ');

/** The place of the notes. */
export const NOTES_SELECTOR =
  '.endnotes, .footnotes, .footnotes-list, .reflist, .references, [data-footnotes], [data-type=footnotes], [role=doc-endnotes], #footnotes';

export const NOTE_SELECTOR =
  '.footnote, .footnote-definition, .footnote-item, [data-type=footnote], [role=doc-endnote], [role=doc-footnote]';

export const BACKLINK_SELECTOR =
  '.data-footnote-backref, .footnote-back, .footnote-backref, .fn-backref, .mw-cite-backlink, .reversefootnote, [data-footnote-backref], [role=doc-backlink], [rev=footnote]';

/** Arrows and carets that lead back. */
export const BACKLINK_TEXT = /^(?:[\s[\]()^↑↩↵⤴⤶⏎⬆🔙]|\uFE0E|\uFE0F)+$/u;

/** `1`, `[12]`, `a`, `*`, `note 3`, as printed at a reference. */
export const MARKER =
  /^[\s[(]*((?:n(?:ote|b)?\.?\s*)?\d{1,4}[a-z]?|[a-z]{1,2}|[ivxl]{1,6}|[*†‡§¶#]{1,4})[\s\])]*$/iu;

/** Notes in the margin or in the text itself, at the place of their reference. */
export const SIDENOTE_SELECTOR =
  'd-footnote, small.sidenote, span.footnote-content, span.inline-footnote, span.marginnote, span.side-note, span.sidenote, aside.sidenote';
/** Notes that show when their mark, around or before them, is pointed at or pressed; LaTeXML's are hidden by its sheet. */
export const NOTES_IN_MARKS = '[data-pith-collapsed], .ltx_note_outer';
/** What switches them on small screens. */
export const SIDENOTE_TOGGLE =
  'input.margin-toggle, label.margin-toggle, label.sidenote-number, label.sidenote-toggle';
