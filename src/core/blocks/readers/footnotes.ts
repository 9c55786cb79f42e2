import { elementsIn, nodesIn } from '../../dom/child-nodes.ts';
import { FOOTNOTE } from '../../dom/marks.ts';
import type { FootnoteDefinition } from '../../tree.ts';
import type { BlockReader } from '../reader.ts';

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
