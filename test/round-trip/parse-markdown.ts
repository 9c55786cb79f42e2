// Markdown as a reference parser reads it: CommonMark with GitHub's extensions and formulas.

import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { inlineMath } from './inline-math.ts';

export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm(), math({ singleDollarTextMath: false }), inlineMath],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });

export function nodesOf<T extends Nodes['type']>(node: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  const visit = (one: Nodes): void => {
    if (one.type === type) found.push(one as Extract<Nodes, { type: T }>);
    if ('children' in one) for (const child of one.children) visit(child);
  };
  visit(node);
  return found;
}

/** Nodes whose children stand on lines of their own. */
const CONTAINERS: ReadonlySet<Nodes['type']> = new Set<Nodes['type']>([
  'footnoteDefinition',
  'list',
  'listItem',
  'root',
  'table',
  'tableRow',
]);

/** What a reader sees, words of separate blocks apart, white space folded. */
export const seenText = (nodes: Nodes | RootContent[]): string =>
  foldText(Array.isArray(nodes) ? nodes.map(rawText).join('\n') : rawText(nodes));

/** Raised and lowered digits are written as Unicode has them; text has them plain. */
export const foldText = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

function rawText(node: Nodes): string {
  switch (node.type) {
    case 'html':
      // The only tags that the writer makes.
      return /^<\/?(?:sub|sup)>$/.test(node.value) ? '' : node.value === '<br>' ? '\n' : node.value;
    case 'break':
      return '\n';
    case 'blockquote':
      // The kind of a callout is no visible text.
      return node.children
        .map(rawText)
        .join('\n')
        .replace(/^\[![A-Z]+\]/, '');
    case 'footnoteReference':
      return `[${node.label ?? node.identifier}]`;
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? node.children.map(rawText).join(CONTAINERS.has(node.type) ? '\n' : '') : '';
  }
}
