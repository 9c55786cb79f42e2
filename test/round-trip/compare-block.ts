// One block's Markdown, parsed alone, against the fields of the block.

import type { Root, RootContent } from 'mdast';
import { wholeText } from '../../src/core/blocks/text-of.ts';
import type { Flow } from '../../src/core/tree.ts';
import type { WrittenBlock } from '../../src/core/output/written.ts';
import { foldText, nodesOf, seenText } from './parse-markdown.ts';

type Fault = string;
type Node<T extends RootContent['type']> = Extract<RootContent, { type: T }>;

export function compareBlock(block: WrittenBlock, tree: Root): Fault[] {
  const { children } = tree;
  switch (block.type) {
    case 'code':
      return [
        ...only('code', children, (code) => [
          ...same('language', code.lang ?? '', block.language),
          ...same('code', code.value, block.text),
        ]),
      ];
    case 'title':
    case 'heading':
      return only('heading', children, (heading) => [
        ...same('level', heading.depth, block.type === 'heading' ? block.level : 1),
        ...sameText(heading, block.text),
      ]);
    case 'paragraph':
    case 'byline':
    case 'date':
      return only('paragraph', children, (paragraph) => sameText(paragraph, block.text));
    case 'table':
      return compareTable(block, children);
    case 'list':
      return only('list', children, (list) => [
        ...same('items', list.children.length, block.items.length),
        ...list.children.flatMap((item, index) => {
          const expected = foldText(block.items[index] ?? '');
          const found = withoutPlayer(plain(item), block.tree, index);
          return same('item', withoutLabel(found, expected), expected);
        }),
        ...nestedCode(tree, block),
      ]);
    case 'quote':
      return only('blockquote', children, (quote) => [
        ...sameText(quote, block.text),
        ...nestedCode(tree, block),
      ]);
    case 'callout':
      return only('blockquote', children, (callout) => [
        ...same('kind', /^> \[!([A-Z]+)\]$/m.exec(block.markdown)?.[1]?.toLowerCase() ?? '', block.kind),
        ...sameText(callout, block.text),
      ]);
    case 'image':
      return [
        ...same(
          'address',
          nodesOf(tree, 'image')
            .map(({ url }) => url)
            .join(' '),
          block.url,
        ),
        ...same('caption', seenText(tree), foldText(block.caption)),
      ];
    case 'embed':
      return same(
        'address',
        nodesOf(tree, 'link')
          .map(({ url }) => url)
          .join(' '),
        block.url,
      );
    case 'math':
      return only('math', children, (math) => same('formula', `$$\n${math.value}\n$$`, block.markdown));
    case 'post':
      // Author and time are said once, here, whatever was left of them in the text.
      return only('paragraph', children, (line) =>
        same(
          'author and time',
          letters(seenText(line)),
          letters(`${block.author}${block.time.replace(/[T ](\d{2}:\d{2}).*$/, '$1')}`),
        ),
      );
    case 'card':
      return children.length === 1
        ? same('letters', letters(seenText(tree)), letters(block.text))
        : [`not one item but ${children.map(({ type }) => type).join(', ')}`];
    case 'product':
      return only('paragraph', children, (line) =>
        [block.price, block.currency, block.rating, block.reviews, ...block.variants]
          .filter((value) => !letters(seenText(line)).includes(letters(value)))
          .map((value) => `lost: ${value}`),
      );
    case 'divider':
      return only('thematicBreak', children, () => []);
    case 'definitions':
    case 'footnotes':
    case 'details':
      return same('letters', letters(seenText(tree)), letters(block.text));
    case 'omission':
      return [];
  }
}

/** A letter in front of an item is no text of the item; Markdown knows only numbers, so it is the first word. */
const withoutLabel = (text: string, expected: string): string =>
  text === expected ? text : text.replace(/^(?:[A-Za-z]+|-?\d+)\. /, '');

/** What plays has a link of the writer's own in place of it, first in its item. */
function withoutPlayer(text: string, list: Flow, index: number): string {
  const first = list.type === 'list' ? list.children[index]?.children[0] : undefined;
  const label = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (label?.type !== 'label') return text;
  const words = foldText(wholeText(label.children));
  return text.startsWith(words) ? text.slice(words.length).trimStart() : text;
}

function compareTable(block: Extract<WrittenBlock, { type: 'table' }>, children: RootContent[]): Fault[] {
  const table = children.at(-1);
  if (table?.type !== 'table') return [`no table but ${children.map(({ type }) => type).join(', ')}`];
  const cells = table.children.map((row) => row.children.map((cell) => seenText(cell)));
  const expected = [block.header, ...block.rows].map((row) => row.map(foldText));
  if (cells.length !== expected.length) return [`${cells.length} rows for ${expected.length}`];
  return expected.flatMap((row, y) =>
    row.length === cells[y]?.length
      ? row.flatMap((cell, x) => same(`cell ${y},${x}`, letters(cells[y]?.[x] ?? ''), letters(cell)))
      : [`row ${y} has ${cells[y]?.length ?? 0} cells for ${row.length}`],
  );
}

/** White space inside of code is exact, wherever the code stands. */
const nestedCode = (tree: Root, block: WrittenBlock): Fault[] =>
  nodesOf(tree, 'code')
    .filter((code) => !block.text.includes(code.value))
    .map((code) => `code differs: ${JSON.stringify(code.value.slice(0, 80))}`);

function only<T extends RootContent['type']>(
  type: T,
  children: RootContent[],
  compare: (node: Node<T>) => Fault[],
): Fault[] {
  const [node] = children;
  if (children.length === 1 && node?.type === type) return compare(node as Node<T>);
  return [`not one ${type} but ${children.map((child) => child.type).join(', ') || 'nothing'}`];
}

/** A note's reference is only one where its note is, so alone it is text. */
const plain = (node: RootContent): string => seenText([node]).replace(/\[\^/g, '[');

const sameText = (node: RootContent, text: string): Fault[] => same('text', plain(node), foldText(text));

function same(what: string, found: string | number, expected: string | number): Fault[] {
  if (found === expected) return [];
  if (typeof found === 'number' || typeof expected === 'number') return [`${what} ${found} for ${expected}`];
  let at = 0;
  while (found[at] === expected[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50));
  return [`${what} ${around(found)} for ${around(expected)}`];
}

/** Letters and digits: where the writer adds colons, commas and bullets of its own. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
