// Cuts inline nodes into sentences. A link, code or a formula stays in one piece; emphasis is cut and goes on behind it.

import { inlineText } from '../blocks/text-of.ts';
import type { Inline, Marked } from '../tree.ts';
import { splitSentences } from './split-sentences.ts';

/** Nodes whose inside is read on in the flow of the text. */
const THROUGH: ReadonlySet<Inline['type']> = new Set(['strong', 'emphasis', 'delete']);

/** The sentences, each with the white space after it, so that joined they are the nodes again. */
export function splitInline(nodes: readonly Inline[]): Inline[][] {
  const atoms: boolean[] = [];
  const text = laidOut(nodes, atoms);
  const slice = slicer(nodes);
  let start = 0;
  return splitSentences(text, (at) => atoms[at] !== true).map((sentence) => {
    const from = start;
    start += sentence.length;
    return slice(from, start);
  });
}

/** The text by which places are counted, and the places that lie inside of an atom. */
function laidOut(nodes: readonly Inline[], atoms: boolean[]): string {
  let text = '';
  const visit = (node: Inline): void => {
    if ('children' in node && THROUGH.has(node.type)) {
      for (const child of node.children) visit(child);
      return;
    }
    const { length } = text;
    text += placesOf(node);
    if (node.type !== 'text') for (let at = length + 1; at < text.length; at += 1) atoms[at] = true;
  };
  for (const node of nodes) visit(node);
  return text;
}

/** A picture takes one place, too. */
const placesOf = (node: Inline): string => inlineText([node]) || '\uFFFC';

/** Slices from left to right: nodes that are done are not looked at again. */
function slicer(nodes: readonly Inline[]): (from: number, to: number) => Inline[] {
  let first = 0;
  let at = 0;
  return (from, to) => {
    const found: Inline[] = [];
    for (let start = at; first < nodes.length && start < to; first += 1) {
      const node = nodes[first] as Inline;
      const end = start + lengthOf(node);
      found.push(...sliceNode(node, from - start, to - start));
      if (end > to) return found;
      start = at = end;
    }
    return found;
  };
}

const isThrough = (node: Inline): node is Marked => THROUGH.has(node.type);

const lengthOf = (node: Inline): number =>
  isThrough(node) ? node.children.reduce((sum, child) => sum + lengthOf(child), 0) : placesOf(node).length;

function sliceNode(node: Inline, from: number, to: number): Inline[] {
  const length = lengthOf(node);
  if (from >= length || to <= 0) return [];
  if (from <= 0 && to >= length) return [node];
  if (node.type === 'text') return [{ type: 'text', value: node.value.slice(Math.max(0, from), to) }];
  if (!isThrough(node)) return from <= 0 ? [node] : [];
  let at = 0;
  const children = node.children.flatMap((child) => {
    const start = at;
    at += lengthOf(child);
    return sliceNode(child, from - start, to - start);
  });
  return children.length === 0 ? [] : [{ ...node, children }];
}

/** Without white space and breaks at its ends. */
export function trimInline(nodes: readonly Inline[]): Inline[] {
  const trimmed = [...nodes];
  while (isBlank(trimmed[0])) trimmed.shift();
  while (isBlank(trimmed.at(-1))) trimmed.pop();
  const [first] = trimmed;
  if (first?.type === 'text') trimmed[0] = { type: 'text', value: first.value.trimStart() };
  const last = trimmed.at(-1);
  if (last?.type === 'text') trimmed[trimmed.length - 1] = { type: 'text', value: last.value.trimEnd() };
  return trimmed;
}

const isBlank = (node: Inline | undefined): boolean =>
  node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
