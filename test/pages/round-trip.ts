// Parses rendered Markdown with a reference parser and compares what it finds with the blocks it was made from.

import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { expect } from 'vitest';
import type { Extraction } from '../../src/core/types.ts';

/** The kind of a callout is no visible text. */
const ALERT = /^> \[![A-Z]+\]$/m;

const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {
    // `$5 and $10` are prices for GitHub and Pandoc, while this parser takes any two dollars.
    extensions: [gfm(), math({ singleDollarTextMath: false })],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });

export function compareWithBlocks(markdown: string, { blocks, links }: Extraction): void {
  const tree = parse(markdown);
  const headings = ofType(tree, 'heading').map((heading) => [heading.depth, letters(textOf(heading))]);
  const expected = blocks.flatMap((block) => {
    if (block.type === 'title') return [[1, letters(block.text)]];
    return block.type === 'heading' ? [[block.level, letters(block.text)]] : [];
  });
  // A page without a title of its own got one before its blocks.
  expect(headings.slice(headings.length - expected.length)).toEqual(expected);
  expect(ofType(tree, 'code').map((code) => [code.lang ?? '', code.value])).toEqual(
    expect.arrayContaining(blocks.flatMap((block) => (block.type === 'code' ? [[block.language, block.text]] : []))),
  );
  expect(ofType(tree, 'table').map((table) => table.children.map((row) => row.children.map((cell) => letters(textOf(cell)))))).toEqual(
    blocks.flatMap((block) =>
      block.type === 'table' ? [[block.header, ...block.rows].map((row) => row.map(letters))] : [],
    ),
  );
  const addresses = new Set([...ofType(tree, 'link')].map((link) => link.url));
  for (const link of links) expect(addresses).toContain(link.url);
  for (const { type, text, markdown: source } of blocks) {
    // The grid repeats cells that span rows; its cells are compared above.
    if (type !== 'table') expect(letters(text), source).toBe(letters(textOf(parse(source.replace(ALERT, '>')))));
  }
}

function ofType<T extends Nodes['type']>(node: Nodes, type: T): Extract<Nodes, { type: T }>[] {
  const found = node.type === type ? [node as Extract<Nodes, { type: T }>] : [];
  return 'children' in node ? [...found, ...node.children.flatMap((child) => ofType(child, type))] : found;
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'html':
      return '';
    case 'footnoteReference':
      return `[${node.identifier}]`;
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? node.children.map(textOf).join(' ') : '';
  }
}

/** Letters and digits only, raised ones lowered: what has to survive whatever the layout. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
