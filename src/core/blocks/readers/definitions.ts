// Terms and what they mean. A definition that holds whole sections is read as a container under its bold term.

import type { Draft } from '../../block.ts';
import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import type { Definition, Inline } from '../../tree.ts';
import { boldLine, joinRuns } from '../inline/runs.ts';
import type { BlockReader, Reader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

interface Group {
  terms: Element[];
  definitions: Draft[][];
}

export const readDefinitions: BlockReader = (element, reader) => {
  const groups: Group[] = [];
  collect(element, reader, groups);
  const simple = groups.every(({ definitions }) =>
    definitions.every((drafts) => drafts.length === 1 && drafts[0]?.type === 'paragraph'),
  );
  if (!simple) return groups.flatMap((group) => openGroup(group, reader));
  const children = groups
    .map(({ terms, definitions }): Definition => ({
      type: 'definition',
      terms: linesOf(terms, reader),
      children: definitions.flat().map(({ tree }) => tree),
    }))
    .filter(({ terms, children: definitions }) => terms.length + definitions.length > 0);
  return children.length === 0 ? [] : [{ type: 'definitions', tree: { type: 'definitionList', children } }];
};

/** Groups may be wrapped in `div`. */
function collect(element: Element, reader: Reader, groups: Group[]): void {
  for (const child of elementsIn(element)) {
    if (child.localName === 'dt') {
      const last = groups.at(-1);
      if (last && last.definitions.length === 0) last.terms.push(child);
      else groups.push({ terms: [child], definitions: [] });
    } else if (child.localName === 'dd') {
      const drafts = reader.blocks(nodesIn(child));
      if (drafts.length === 0) continue;
      if (groups.length === 0) groups.push({ terms: [], definitions: [] });
      groups.at(-1)?.definitions.push(drafts);
    } else if (reader.isFlow(child)) collect(child, reader, groups);
  }
}

function openGroup({ terms, definitions }: Group, reader: Reader): Draft[] {
  const line = joinRuns(linesOf(terms, reader).map(boldLine), [{ type: 'text', value: ', ' }]);
  const content = definitions.flat();
  return line.length === 0
    ? content
    : [{ type: 'paragraph', tree: { type: 'paragraph', children: line } }, ...content];
}

const linesOf = (terms: Element[], reader: Reader): Inline[][] =>
  terms.map((term) => reader.line(nodesIn(term))).filter((line) => inlineText(line) !== '');
