// Lays an inline tree out as pieces. Neighbours that would share their marks become one.

import { inlineText } from '../../blocks/text-of.ts';
import type { Inline, Link, Mark, Script } from '../../tree.ts';
import { destination, scriptText } from './inline-forms.ts';
import type { Delimiter, Piece } from './piece.ts';

const DELIMITERS: Record<Mark, Delimiter> = { emphasis: '*', strong: '**', delete: '~~' };
const TAGS = { subscript: 'sub', superscript: 'sup' } as const;
const BRACKETS = /[[\]\\]/g;

export function layOut(nodes: readonly Inline[]): Piece[] {
  const pieces: Piece[] = [];
  for (const node of nodes) addNode(node, pieces);
  return pieces;
}

function addNode(node: Inline, pieces: Piece[]): void {
  switch (node.type) {
    case 'text':
      return addJoined('text', node.value, pieces);
    case 'inlineCode':
    case 'keyboard':
      return addJoined('code', node.value, pieces);
    case 'break':
      pieces.push({ kind: 'break' });
      return;
    case 'image':
      pieces.push({ kind: 'atom', markdown: imageMarkdown(node) });
      return;
    case 'inlineMath':
      pieces.push({ kind: 'atom', markdown: `$${node.value}$` });
      return;
    case 'html':
      pieces.push({ kind: 'atom', markdown: node.value });
      return;
    case 'footnoteReference':
      pieces.push({ kind: 'atom', markdown: `[^${node.label}]` });
      return;
    case 'subscript':
    case 'superscript':
      return addScript(node, pieces);
    case 'link':
      return addLink(node, pieces);
    case 'linkReference':
      return addLinked(node.children, `][${node.number}]`, pieces);
    case 'label':
      for (const child of node.children) addNode(child, pieces);
      return;
    default:
      return addMarked(node.children, DELIMITERS[node.type], pieces);
  }
}

/** Two code spans side by side would share their backticks. */
function addJoined(kind: 'text' | 'code', value: string, pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.value += value;
  else if (value !== '') pieces.push({ kind, value });
}

/** Four delimiters in a row would be text. */
function addMarked(children: Inline[], mark: Delimiter, pieces: Piece[]): void {
  const last = pieces.at(-1);
  if (last?.kind === 'close' && last.mark === mark) pieces.pop();
  else pieces.push({ kind: 'open', mark });
  for (const child of children) addNode(child, pieces);
  pieces.push({ kind: 'close', mark });
}

/** Unicode digits where they exist (cheapest, and read well by models), else HTML tags. */
function addScript(node: Script, pieces: Piece[]): void {
  const tag = TAGS[node.type];
  const isText = !node.children.some(({ type }) => type === 'image');
  const raised = isText ? scriptText(inlineText(node.children), tag) : undefined;
  if (raised !== undefined) pieces.push({ kind: 'atom', markdown: raised });
  else {
    pieces.push({ kind: 'atom', markdown: `<${tag}>` });
    for (const child of node.children) addNode(child, pieces);
    pieces.push({ kind: 'atom', markdown: `</${tag}>` });
  }
}

function addLink({ url, children }: Link, pieces: Piece[]): void {
  const [only] = children;
  const isItsAddress = children.length === 1 && only?.type === 'text' && only.value === url;
  if (isItsAddress) pieces.push({ kind: 'atom', markdown: `<${url}>` });
  else addLinked(children, `](${destination(url)})`, pieces);
}

function addLinked(children: Inline[], end: string, pieces: Piece[]): void {
  pieces.push({ kind: 'open-link' });
  for (const child of children) addNode(child, pieces);
  pieces.push({ kind: 'close-link', end });
}

/** The alternative text cannot break out of its brackets. */
function imageMarkdown({ alt, url }: { alt: string; url: string }): string {
  const text = alt.replace(/\s+/g, ' ').trim().replace(BRACKETS, '\\$&').replace(/</g, '\\<');
  return `![${text}](${destination(url)})`;
}
