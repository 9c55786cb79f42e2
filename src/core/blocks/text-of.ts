// The visible text of nodes: no Markdown, no addresses, no alternative texts. Lines are parted by line ends.

import type { Block, BlockType } from '../block.ts';
import type { Flow, Inline } from '../tree.ts';

export const inlineText = (nodes: readonly Inline[]): string => nodes.map(textOfInline).join('');

function textOfInline(node: Inline): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'keyboard':
      return node.value;
    case 'break':
      return '\n';
    case 'inlineMath':
      return node.text;
    case 'footnoteReference':
      return `[${node.label}]`;
    case 'image':
    case 'label':
    case 'html':
      return '';
    default:
      return inlineText(node.children);
  }
}

/** With what a writer repeats: the text of a cell that spans rows, in each of them. */
export const wholeText = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.type === 'label' ? wholeText(node.children) : textOfInline(node))).join('');

/** Of a block's tree, or of blocks that stand in another. */
export function textOf(node: Flow): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(node.children).trim();
    case 'code':
      return node.value;
    case 'math':
    case 'post':
      return node.text;
    case 'blockquote':
    case 'callout':
      return textOfAll(node.children);
    case 'list':
    case 'footnotes':
      return lines(node.children.map((item) => textOfAll(item.children)));
    case 'details':
      return lines([inlineText(node.summary), textOfAll(node.children)]);
    case 'definitionList':
      return lines(
        node.children.flatMap(({ terms, children }) => [
          terms.map(inlineText).join(', '),
          textOfAll(children),
        ]),
      );
    case 'figure':
      return lines(node.caption.map(inlineText));
    case 'table':
      return lines([...node.caption.map(inlineText), ...node.children.map((row) => textOfRow(row.children))]);
    default:
      return '';
  }
}

export const textOfAll = (nodes: readonly Flow[]): string => lines(nodes.map(textOf));

const lines = (texts: string[]): string => texts.filter((text) => text !== '').join('\n');
const textOfRow = (cells: { children: Inline[] }[]): string =>
  cells
    .map(({ children }) => inlineText(children).trim())
    .filter(Boolean)
    .join(' ');

/** What stands before the body of an article. */
const FRONT_TYPES: ReadonlySet<BlockType> = new Set(['title', 'byline', 'date']);

/** The visible text of the blocks, as `Extraction` gives it: all of it, and without title, byline and date. */
export function textsOf(blocks: Block[]): { text: string; bodyText: string } {
  return { text: join(blocks), bodyText: join(blocks.filter(({ type }) => !FRONT_TYPES.has(type))) };
}

const join = (blocks: Block[]): string =>
  blocks
    .map(({ tree }) => textOf(tree))
    .filter(Boolean)
    .join('\n\n');
