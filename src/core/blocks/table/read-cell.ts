// The content of a table cell in lines that are parted by breaks: Markdown has no blocks there.

import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import { TEX } from '../../dom/marks.ts';
import { isLeftOut } from '../../dom/vocabulary.ts';
import type { Inline } from '../../tree.ts';
import { codeOf } from '../readers/verbatim.ts';
import { joinRuns } from '../inline/runs.ts';
import type { Reader } from '../reader.ts';

export function readCell(cell: Element, reader: Reader): Inline[] {
  const lines: Inline[][] = [];
  readLines(nodesIn(cell), reader, lines);
  return joinRuns(lines, [{ type: 'break' }]);
}

function readLines(nodes: Node[], reader: Reader, lines: Inline[][]): void {
  let run: Node[] = [];
  const flush = () => {
    if (run.length > 0) lines.push(...reader.paragraphs(run));
    run = [];
  };
  for (const node of nodes) {
    if (!reader.isFlow(node)) run.push(node);
    else {
      flush();
      readBlock(node as Element, reader, lines);
    }
  }
  flush();
}

function readBlock(element: Element, reader: Reader, lines: Inline[][]): void {
  if (isLeftOut(element)) return;
  if (element.hasAttribute(TEX)) lines.push(...reader.paragraphs([element]));
  else if (element.localName === 'pre') {
    for (const value of codeOf(element).split('\n')) {
      if (value !== '') lines.push([{ type: 'inlineCode', value }]);
    }
  } else if (element.localName === 'tr') {
    const row = readNestedRow(element, reader);
    if (row.length > 0) lines.push(row);
  } else if (element.localName === 'ol') readNumbered(element, reader, lines);
  else readLines(nodesIn(element), reader, lines);
}

/** Markdown has no table in a table: each inner row is a line. */
function readNestedRow(row: Element, reader: Reader): Inline[] {
  const cells = elementsIn(row)
    .map((cell) => readCell(cell, reader))
    .filter((cell) => cell.length > 0);
  return joinRuns(cells, [labelled(','), { type: 'text', value: ' ' }]);
}

function readNumbered(list: Element, reader: Reader, lines: Inline[][]): void {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  for (const item of elementsIn(list)) {
    const start = lines.length;
    readLines(nodesIn(item), reader, lines);
    const first = lines[start];
    if (!first) continue;
    lines[start] = [labelled(`${number}. `), ...first];
    number += 1;
  }
}

const labelled = (value: string): Inline => ({ type: 'label', children: [{ type: 'text', value }] });
