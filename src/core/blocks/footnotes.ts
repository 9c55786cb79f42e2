import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { FOOTNOTE } from '../dom/marks.ts';
import { indentLines } from '../output/markdown/line-prefix.ts';
import { draftsMarkdown, draftsText } from './draft.ts';
import type { BlockReader } from './reader.ts';

/** `[^label]: note`, further blocks of a note indented under it. Notes that nothing refers to follow as they are. */
export const readFootnotes: BlockReader = (element, reader) => {
  const notes = [...element.querySelectorAll(`[${FOOTNOTE}]`)].flatMap((note) => {
    const drafts = reader.blocks(nodesIn(note));
    const label = note.getAttribute(FOOTNOTE) ?? '';
    return drafts.length > 0 ? [{ label, drafts }] : [];
  });
  if (notes.length === 0) return reader.blocks(nodesIn(element));
  const others = elementsIn(element).filter(
    (item) => !item.hasAttribute(FOOTNOTE) && !item.querySelector(`[${FOOTNOTE}]`),
  );
  return [
    {
      type: 'footnotes',
      markdown: notes
        .map(({ label, drafts }) => `[^${label}]: ${indentLines(draftsMarkdown(drafts), 4)}`)
        .join('\n'),
      text: notes.map(({ drafts }) => draftsText(drafts)).join('\n'),
    },
    ...others.flatMap((item) => reader.blocks(nodesIn(item))),
  ];
};
