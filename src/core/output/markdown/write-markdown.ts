// Markdown of flow nodes, one row for each type.

import { boldLine } from '../../blocks/inline/runs.ts';
import { inlineText } from '../../blocks/text-of.ts';
import { estimateTokens } from '../../tokens/estimate.ts';
import type { Definition, Flow, List, ListItem, Table } from '../../tree.ts';
import { codeFence } from './code.ts';
import { Lines } from './lines.ts';
import { omissionText, postLine } from './post-line.ts';
import { writeInline } from './write-inline.ts';

type Writers = { [T in Flow['type']]: (node: Extract<Flow, { type: T }>, lines: Lines) => void };

const NOTE_INDENT = '    ';
/** Hashes at its end would be taken for the closing of a heading. */
const CLOSING_HASHES = /(^|\s)(#+)$/;

export function writeMarkdown(node: Flow): string {
  const lines = new Lines();
  writeNode(node, lines);
  return lines.toString();
}

const WRITERS: Writers = {
  paragraph: ({ children }, lines) => lines.add(writeInline(children, 'paragraph')),
  heading: ({ depth, children }, lines) =>
    lines.add(`${'#'.repeat(depth)} ${writeInline(children, 'line').replace(CLOSING_HASHES, '$1\\$2')}`),
  list: writeList,
  table: writeTable,
  code: ({ value, lang }, lines) => lines.add(codeFence(value, lang)),
  html: ({ value }, lines) => lines.add(value),
  yaml: ({ value }, lines) => lines.add(value),
  thematicBreak: (_, lines) => lines.add('---'),
  blockquote: ({ children }, lines) => lines.within({ prefix: '> ' }, () => writeAll(children, lines)),
  math: ({ value }, lines) => lines.add(`$$\n${value}\n$$`),
  callout: ({ kind, children }, lines) =>
    lines.within({ prefix: '> ' }, () => {
      lines.add(`[!${kind.toUpperCase()}]`);
      writeAll(children, lines);
    }),
  details: ({ summary, children }, lines) => {
    lines.add(boldText(summary));
    if (children.length > 0) lines.add('');
    writeAll(children, lines);
  },
  definitionList: ({ children }, lines) =>
    children.forEach((definition, index) => {
      if (index > 0) lines.add('');
      writeDefinition(definition, lines);
    }),
  footnotes: ({ children }, lines) => {
    for (const { label, children: note } of children) {
      lines.within({ prefix: NOTE_INDENT, marker: `[^${label}]: ` }, () => writeAll(note, lines));
    }
  },
  figure: ({ children, caption }, lines) => {
    const runs = children.length > 0 ? [children, ...caption] : caption;
    lines.add(runs.map((run) => writeInline(run, 'paragraph')).join('\n\n'));
  },
  post: (post, lines) => lines.add(postLine(post)),
  omission: ({ sections }, lines) => lines.add(omissionText(sections)),
};

const writeNode = (node: Flow, lines: Lines): void =>
  (WRITERS[node.type] as (one: Flow, into: Lines) => void)(node, lines);

function writeAll(nodes: readonly Flow[], lines: Lines): void {
  nodes.forEach((node, index) => {
    if (index > 0) lines.add('');
    writeNode(node, lines);
  });
}

/** Emphasis of its own inside would break the marks. */
const boldText = (line: Parameters<typeof writeInline>[0]): string =>
  writeInline(boldLine([...line]), 'line');

/** Markdown knows only numbers: any other label is written as the item's first word. */
function markerOf({ number, label, checked, children }: ListItem, alternate: boolean): [string, string] {
  const bullet = number === undefined ? (alternate ? '*' : '-') : `${number}${alternate ? ')' : '.'}`;
  // A task box is followed by text: behind it, the bullet of an inner list or the fence of code would be text.
  const box = checked === undefined || !startsWithText(children[0]) ? '' : checked ? ' [x]' : ' [ ]';
  return [bullet, `${bullet}${label === undefined ? '' : ` ${label}.`}${box} `];
}

const TEXTLESS: ReadonlySet<Flow['type'] | undefined> = new Set([
  'list',
  'code',
  'table',
  'blockquote',
  'callout',
  'math',
]);
const startsWithText = (node: Flow | undefined): boolean => !TEXTLESS.has(node?.type);

function writeList({ children, alternate = false }: List, lines: Lines): void {
  for (const item of children) {
    const [bullet, marker] = markerOf(item, alternate);
    lines.within({ prefix: ' '.repeat(bullet.length + 1), marker }, () =>
      item.children.forEach((node, index) => {
        const isTight = node.type === 'list' && item.children[index - 1]?.type === 'paragraph';
        if (index > 0 && !isTight) lines.add('');
        writeNode(node, lines);
      }),
    );
  }
}

/** Padding to equal width would only cost tokens. */
function writeTable({ caption, children: [header, ...rows] }: Table, lines: Lines): void {
  const line = (row: Table['children'][number] | undefined) =>
    `| ${(row?.children ?? []).map((cell) => writeInline(cell.children, 'cell')).join(' | ')} |`.replaceAll(
      '  ',
      ' ',
    );
  for (const run of caption) lines.add(`${writeInline(run, 'paragraph')}\n`);
  lines.add(line(header));
  lines.add(`|${' --- |'.repeat(header?.children.length ?? 0)}`);
  for (const row of rows) lines.add(line(row));
}

/** `**Term**: what it means`; several meanings are a list. */
/** `Returns:` or `What next?`. */
const CLOSED_TERM = /[:：;?？؟!！…]\s*$/u;

function writeDefinition({ terms, children }: Definition, lines: Lines): void {
  const head = terms.map(boldText).join(', ');
  const [only, ...others] = children;
  const isOpen = only !== undefined && head !== '' && !CLOSED_TERM.test(inlineText(terms.at(-1) ?? []));
  const opening = isOpen ? `${head}:` : head;
  if (others.length === 0) {
    const marker = opening === '' ? '' : `${opening} `;
    if (only) lines.within({ prefix: '', marker }, () => writeNode(only, lines));
    else lines.add(opening);
    return;
  }
  if (opening !== '') lines.add(opening);
  for (const child of children) {
    lines.within({ prefix: '  ', marker: '- ' }, () => writeNode(child, lines));
  }
}

/** Estimated tokens of the Markdown of a tree. */
export const weigh = (tree: Flow): number => estimateTokens(writeMarkdown(tree));
