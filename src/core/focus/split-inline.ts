// Cuts inline nodes into sentences. A link, code or a formula stays in one piece; emphasis is cut and goes on behind it.

import { inlineText } from '../blocks/text-of.ts';
import type { Inline } from '../tree.ts';
import { splitSentences } from './split-sentences.ts';

/** Nodes whose inside is read on in the flow of the text. */
const THROUGH: ReadonlySet<Inline['type']> = new Set(['strong', 'emphasis', 'delete']);

/** The sentences, each with the white space after it, so that joined they are the nodes again. */
export function splitInline(nodes: readonly Inline[]): Inline[][] {
  const atoms: boolean[] = [];
  const text = laidOut(nodes, atoms);
  let start = 0;
  return splitSentences(text, (at) => atoms[at] !== true).map((sentence) => {
    const from = start;
    start += sentence.length;
    return sliceInline(nodes, from, start);
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

function sliceInline(nodes: readonly Inline[], from: number, to: number): Inline[] {
  let at = 0;
  const slice = (node: Inline): Inline[] => {
    if ('children' in node && THROUGH.has(node.type)) {
      const children = node.children.flatMap(slice);
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    const start = at;
    const places = placesOf(node);
    at += places.length;
    if (at <= from || start >= to) return [];
    if (node.type !== 'text') return [node];
    return [{ type: 'text', value: node.value.slice(Math.max(0, from - start), to - start) }];
  };
  return nodes.flatMap(slice);
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
