// The content of a table cell on one line: its blocks joined by `<br>`, code as inline code.

import { elementsIn, nodesIn } from '../../dom/child-nodes.ts';
import { codeSpan } from '../../output/markdown/code-span.ts';
import type { Inline } from '../inline/piece.ts';
import { isLeftOut } from '../../dom/left-out.ts';
import { codeOf } from '../code.ts';
import type { Reader } from '../reader.ts';

export function readCell(cell: Element, reader: Reader): Inline {
  const lines: Inline[] = [];
  readLines(nodesIn(cell), reader, lines);
  return {
    markdown: lines.map((line) => line.markdown).join('<br>'),
    text: lines
      .map((line) => line.text)
      .filter(Boolean)
      .join('\n'),
  };
}

function readLines(nodes: Node[], reader: Reader, lines: Inline[]): void {
  let run: Node[] = [];
  const flush = () => {
    if (run.length > 0) lines.push(...reader.paragraphs(run, 'cell'));
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

function readBlock(element: Element, reader: Reader, lines: Inline[]): void {
  if (isLeftOut(element)) return;
  if (element.localName === 'pre') {
    for (const line of codeOf(element).split('\n')) {
      if (line !== '') lines.push({ markdown: codeSpan(line).replaceAll('|', '\\|'), text: line });
    }
  } else if (element.localName === 'tr') lines.push(readNestedRow(element, reader));
  else if (element.localName === 'ol') readNumbered(element, reader, lines);
  else readLines(nodesIn(element), reader, lines);
}

/** Markdown has no table in a table: each inner row is a line. */
function readNestedRow(row: Element, reader: Reader): Inline {
  const cells = elementsIn(row)
    .map((cell) => readCell(cell, reader))
    .filter((cell) => cell.markdown !== '');
  return {
    markdown: cells.map((cell) => cell.markdown).join(', '),
    text: cells.map((cell) => cell.text).join(' '),
  };
}

function readNumbered(list: Element, reader: Reader, lines: Inline[]): void {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  for (const item of elementsIn(list)) {
    const start = lines.length;
    readLines(nodesIn(item), reader, lines);
    const first = lines[start];
    if (!first) continue;
    lines[start] = { ...first, markdown: `${number}. ${first.markdown}` };
    number += 1;
  }
}
