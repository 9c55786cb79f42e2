// What rendered Markdown, parsed again, says otherwise than the blocks it was made from.

import type { Root, RootContent } from 'mdast';
import { type WrittenBlock, writtenBlock } from '../../src/core/output/written.ts';
import type { Extraction } from '../../src/core/types.ts';
import { withTitle } from '../../src/core/output/markdown/render.ts';
import { compareBlock } from './compare-block.ts';
import { nodesOf, parseMarkdown, seenText } from './parse-markdown.ts';

type Page = Pick<Extraction, 'blocks' | 'links' | 'images' | 'title' | 'metadata'>;

/** Tags that the writer makes. */
const OWN_TAG = /^<(?:br|\/?su[bp])>$/;

/** One line per difference, empty when the page survives its way through a parser. */
export function findDifferences(markdown: string, extraction: Page): string[] {
  // Of a player, its address is a link of the page; the words are the writer's.
  const players = new Set(extraction.links.flatMap(({ url, text }) => (text === '' ? [url] : [])));
  const parse = (source: string): Root => silence(parseMarkdown(source), players);
  const tree = parse(markdown);
  // A page without a title of its own gets one before its blocks.
  const alone = withTitle(extraction)
    .map((block) => ('markdown' in block ? (block as WrittenBlock) : writtenBlock(block)))
    .map((block) => ({ block, tree: parse(block.markdown) }));
  return [
    ...alone.flatMap(({ block, tree: own }) =>
      compareBlock(block, own).map((fault) => `${block.id} ${block.type}: ${fault}`),
    ),
    ...compareWhole(tree, joinCards(alone, parse)),
    ...compareAddresses(tree, extraction),
    ...foreignNodes(tree),
  ];
}

interface Parsed {
  block: WrittenBlock;
  tree: Root;
}

/** Short cards in a row are items of one list. */
function joinCards(alone: Parsed[], parse: (source: string) => Root): Parsed[] {
  const joined: Parsed[] = [];
  for (const { block, tree } of alone) {
    const last = joined.at(-1)?.block;
    const isNext = last && isItem(last) && isItem(block);
    if (isNext) {
      const markdown = `${last.markdown}\n\n${block.markdown}`;
      joined[joined.length - 1] = { block: { ...last, markdown }, tree: parse(markdown) };
    } else joined.push({ block, tree });
  }
  return joined;
}

const isItem = ({ type, markdown }: WrittenBlock): boolean =>
  type === 'card' && /^(?:[-*]|\d+[.)]) /.test(markdown);

function silence(tree: Root, players: Set<string>): Root {
  for (const link of nodesOf(tree, 'link')) {
    if (players.has(link.url)) link.children = link.children.filter((child) => child.type === 'image');
  }
  return tree;
}

/** Blocks beside each other stay what they are alone: no fence, list, quote or table swallows its neighbour. */
function compareWhole(tree: Root, alone: Parsed[]): string[] {
  const whole = tree.children.map(shapeOf);
  const parts = alone.flatMap(({ block, tree: own }) =>
    own.children.map((child) => ({ block, shape: shapeOf(child) })),
  );
  const wrong = parts.findIndex(({ shape }, index) => whole[index] !== shape);
  if (wrong === -1 && whole.length === parts.length) return [];
  const at = wrong === -1 ? parts.length : wrong;
  return [
    `beside its neighbours ${parts[at]?.block.id ?? 'the end'} becomes ${quoted(whole[at])}, alone ${quoted(parts[at]?.shape)}`,
  ];
}

/** A note's reference is only one where its note is, so alone it is text. */
const shapeOf = (node: RootContent): string =>
  `${node.type}${'depth' in node ? node.depth : ''}${'ordered' in node ? String(node.ordered) : ''} ${seenText([node]).replace(/\[\^/g, '[')}`;

function compareAddresses(tree: Root, { links, images, metadata }: Page): string[] {
  // The picture that a page shares stands first, whether the text shows it or not.
  const isShared = (url: string): boolean => url === metadata.image?.value;
  const written = new Set(nodesOf(tree, 'link').map((link) => link.url));
  const shown = new Set(nodesOf(tree, 'image').map((image) => image.url));
  const known = new Set(links.map(({ url }) => decoded(url)));
  return [
    ...links
      .filter(({ url }) => !written.has(url) && !has(written, url))
      .map(({ url }) => `link lost: ${url}`),
    ...images.filter(({ url }) => !has(shown, url) && !isShared(url)).map(({ url }) => `image lost: ${url}`),
    // A picture that is inline data has no address to write.
    ...[...shown]
      .filter((url) => url !== '' && !images.some((image) => decoded(image.url) === decoded(url)))
      .map((url) => `image invented: ${url}`),
    ...nodesOf(tree, 'link')
      .filter((link) => !known.has(decoded(link.url)) && !isVisible(link.url, seenText(link)))
      .map((link) => `link invented: ${link.url}`),
  ];
}

const has = (addresses: Set<string>, url: string): boolean =>
  addresses.has(url) || [...addresses].some((one) => decoded(one) === decoded(url));

/** An address that stands in the text becomes a link by itself. */
const isVisible = (url: string, text: string): boolean =>
  url.replace(/^(?:https?:\/\/|mailto:)/, '') === text.replace(/^https?:\/\//, '');

function foreignNodes(tree: Root): string[] {
  return [
    ...nodesOf(tree, 'html')
      .filter(({ value }) => !OWN_TAG.test(value))
      .map(({ value }) => `tag: ${quoted(value)}`),
    ...nodesOf(tree, 'definition').map(
      ({ label }) => `text became the definition of an address: ${label ?? ''}`,
    ),
    ...nodesOf(tree, 'linkReference').map(({ label }) => `text became a reference: ${label ?? ''}`),
  ];
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const quoted = (text: string | undefined): string => JSON.stringify((text ?? 'nothing').slice(0, 160));
