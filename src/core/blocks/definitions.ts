// `**Term**: definition`. A definition that holds whole sections is read as a container under its bold term.

import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { boldLine } from '../output/markdown/bold-line.ts';
import { indentLines } from '../output/markdown/line-prefix.ts';
import { type Draft, draftsMarkdown, draftsText } from './draft.ts';
import type { BlockReader, Reader } from './reader.ts';

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
  const drafts = groups.flatMap((group) => (simple ? simpleGroup(group, reader) : openGroup(group, reader)));
  if (!simple || drafts.length === 0) return drafts;
  return [{ type: 'definitions', markdown: draftsMarkdown(drafts), text: draftsText(drafts) }];
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

function simpleGroup(group: Group, reader: Reader): Draft[] {
  const terms = termLine(group, reader);
  const texts = group.definitions.map(draftsText);
  const bodies = group.definitions.map(draftsMarkdown);
  const head = terms.markdown === '' ? '' : bodies.length > 0 ? `${terms.markdown}:` : terms.markdown;
  const body =
    bodies.length > 1
      ? `\n${bodies.map((one) => `- ${indentLines(one, 2)}`).join('\n')}`
      : bodies.map((one) => ` ${one}`).join('');
  const markdown = (head + body).trim();
  if (markdown === '') return [];
  return [{ type: 'paragraph', markdown, text: [terms.text, ...texts].filter(Boolean).join('\n') }];
}

function openGroup(group: Group, reader: Reader): Draft[] {
  const terms = termLine(group, reader);
  const content = group.definitions.flat();
  return terms.text === '' ? content : [{ type: 'paragraph', ...terms }, ...content];
}

function termLine({ terms }: Group, reader: Reader): { markdown: string; text: string } {
  const lines = terms.map((term) => reader.line(nodesIn(term))).filter((line) => line.text !== '');
  return {
    markdown: lines.map((line) => boldLine(line.markdown)).join(', '),
    text: lines.map((line) => line.text).join(', '),
  };
}
