// The tree of a block: nodes in the shape of mdast 5 (github.com/syntax-tree/mdast), and our own for what it lacks.
// Plain data. Markdown, text and every other form are written from it; nothing reads them back.

/** A mark around text, by its name in mdast where it has one. */
export type Mark = 'emphasis' | 'strong' | 'delete';

export interface Marked {
  type: Mark;
  children: Inline[];
}

export interface Script {
  type: 'subscript' | 'superscript';
  children: Inline[];
}

export interface Link {
  type: 'link';
  url: string;
  children: Inline[];
}

/** A link whose address stands in a list at the end, from 1. */
export interface LinkReference {
  type: 'linkReference';
  number: number;
  children: Inline[];
}

/**
 * Words that a writer adds or repeats: the number of an item in a cell, the name of a player, a cell that spans rows.
 * They are written, but they are none of the visible text at their place.
 */
export interface Label {
  type: 'label';
  children: Inline[];
}

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'inlineCode' | 'keyboard'; value: string }
  | { type: 'break' }
  | { type: 'image'; url: string; alt: string }
  /** `value` is TeX; `text` is what the page shows. */
  | { type: 'inlineMath'; value: string; text: string }
  | { type: 'footnoteReference'; label: string }
  /** Written as it is; only in pages that are Markdown themselves. */
  | { type: 'html'; value: string }
  | Marked
  | Script
  | Link
  | LinkReference
  | Label;

export interface Paragraph {
  type: 'paragraph';
  children: Inline[];
}

export interface Heading {
  type: 'heading';
  depth: number;
  children: Inline[];
}

export interface ListItem {
  type: 'listItem';
  /** As the page counts; absent for a bullet. */
  number?: number;
  /** What the page counts with where Markdown has no number for it: `iv`, `-3`. */
  label?: string;
  checked?: boolean;
  children: Flow[];
}

export interface List {
  type: 'list';
  ordered: boolean;
  /** The list before it has the usual marker: the same one would make one list of both. */
  alternate?: boolean;
  children: ListItem[];
}

/** Lines of a cell are parted by breaks. */
export interface TableCell {
  type: 'tableCell';
  children: Inline[];
}

export interface TableRow {
  type: 'tableRow';
  children: TableCell[];
}

export interface Table {
  type: 'table';
  /** Its paragraphs. */
  caption: Inline[][];
  /** The first row is the header; every row has the same number of cells. */
  children: TableRow[];
}

export interface Definition {
  type: 'definition';
  terms: Inline[][];
  children: Flow[];
}

export interface FootnoteDefinition {
  type: 'footnoteDefinition';
  label: string;
  children: Flow[];
}

export type Flow =
  | Paragraph
  | Heading
  | List
  | Table
  | { type: 'code'; lang: string; value: string }
  | { type: 'thematicBreak' }
  /** Written as they are; only in pages that are Markdown themselves. */
  | { type: 'html' | 'yaml'; value: string }
  | { type: 'blockquote'; children: Flow[] }
  | { type: 'math'; value: string; text: string }
  | { type: 'callout'; kind: string; children: Flow[] }
  | { type: 'details'; summary: Inline[]; children: Flow[] }
  | { type: 'definitionList'; children: Definition[] }
  | { type: 'footnotes'; children: FootnoteDefinition[] }
  /** A picture on a line of its own, and its caption's paragraphs. */
  | { type: 'figure'; children: Inline[]; caption: Inline[][] }
  /** Who wrote a post; `text` is what the page shows of it in its place. */
  | { type: 'post'; author: string; time: string; depth: number; text: string }
  /** Stands where a budget left something out: whole sections, or (0) parts of the one above. */
  | { type: 'omission'; sections: number };

/** Parts of flow nodes that stand in no other place. */
export type FlowPart = ListItem | TableRow | TableCell | Definition | FootnoteDefinition;
