import type { Draft } from '../../block.ts';
import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import { CALLOUT, FOOTNOTE } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { FootnoteDefinition } from '../../tree.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

export const readQuote: BlockReader = (element, reader) => {
  const children = reader.flow(nodesIn(element));
  return children.length === 0 ? [] : [{ type: 'quote', tree: { type: 'blockquote', children } }];
};

// A summary and what it opens. Short answers stay with their question; whole sections become blocks of their own.
const SIMPLE: ReadonlySet<Draft['type']> = new Set(['paragraph', 'list', 'quote', 'image', 'math', 'embed']);

export const readDetails: BlockReader = (element, reader) => {
  const opener = elementsIn(element).find((child) => child.localName === 'summary');
  const line = opener ? reader.line(nodesIn(opener)) : [];
  const content = reader.blocks(nodesIn(element).filter((node) => node !== opener));
  const summary = inlineText(line);
  if (summary === '') return content;
  const stays = content.every((draft) => SIMPLE.has(draft.type));
  const children = stays ? content.map(({ tree }) => tree) : [];
  const details: Draft = { type: 'details', summary, tree: { type: 'details', summary: line, children } };
  return stays ? [details] : [details, ...content];
};

// Notes and warnings as GitHub alerts. GitHub allows no title beside the kind, so the page's own is the first paragraph.
const KIND = /[^a-z]/g;

/** A title of its own is the first paragraph, all of it bold. */
function titleOf(callout: Element): string {
  const first = callout.firstElementChild;
  const bold = first?.localName === 'p' ? first.querySelector('strong') : null;
  const text = foldSpace(bold?.textContent ?? '');
  return text === foldSpace(first?.textContent ?? '') ? text : '';
}

export const readCallout: BlockReader = (element, reader) => {
  const kind = (element.getAttribute(CALLOUT) ?? '').toLowerCase().replace(KIND, '') || 'note';
  const children = reader.flow(nodesIn(element));
  if (children.length === 0) return [];
  return [{ type: 'callout', kind, title: titleOf(element), tree: { type: 'callout', kind, children } }];
};

/** Notes by their label. What stands among them that nothing refers to follows as it is. */
export const readFootnotes: BlockReader = (element, reader) => {
  const notes = [...element.querySelectorAll(`[${FOOTNOTE}]`)].flatMap((note): FootnoteDefinition[] => {
    const children = reader.flow(nodesIn(note));
    const label = note.getAttribute(FOOTNOTE) ?? '';
    return children.length > 0 ? [{ type: 'footnoteDefinition', label, children }] : [];
  });
  if (notes.length === 0) return reader.blocks(nodesIn(element));
  const others = elementsIn(element).filter(
    (item) => !item.hasAttribute(FOOTNOTE) && !item.querySelector(`[${FOOTNOTE}]`),
  );
  return [
    { type: 'footnotes', tree: { type: 'footnotes', children: notes } },
    ...others.flatMap((item) => reader.blocks(nodesIn(item))),
  ];
};
