// Walks the surviving tree and splits it into blocks: loose text becomes paragraphs, containers are read through.

import type { Page } from '../page.ts';
import { foldSpace } from '../words.ts';
import { INLINE_RULES } from '../markdown/inline-rules.ts';
import { type InlineContext, isLeftOut, readInline } from '../markdown/read-inline.ts';
import { resolveLink } from '../markdown/link.ts';
import { writeRun } from '../markdown/write-run.ts';
import type { Piece } from '../markdown/piece.ts';
import { blockReader, isHeading } from './block-readers.ts';
import type { Draft } from './draft.ts';
import { findFlow } from './find-flow.ts';
import { imageAlone } from './image.ts';
import type { Reader } from './reader.ts';

export function readBlocks(
  root: Element,
  page: Pick<Page, 'baseUrl'>,
): { drafts: Draft[] } & Pick<InlineContext, 'found'> {
  const flow = findFlow(root);
  const found: InlineContext['found'] = { images: [], links: [] };
  /** Address of a link around blocks, until a line of its text has taken it. */
  let card: { url: string; headingOnly: boolean } | undefined;

  const reader: Reader = {
    baseUrl: page.baseUrl,
    found,
    isFlow: (node) => flow.has(node),
    blocks(nodes) {
      const drafts: Draft[] = [];
      let run: Node[] = [];
      const flush = () => {
        if (run.length > 0) drafts.push(...readRun(run));
        run = [];
      };
      for (const node of nodes) {
        if (!flow.has(node)) run.push(node);
        else {
          flush();
          drafts.push(...readBlock(node as Element, drafts.at(-1)));
        }
      }
      flush();
      return drafts;
    },
    paragraphs: (nodes, place) => readPieces(nodes).map((pieces) => writeRun(pieces, place)),
    line(nodes) {
      const parts = readPieces([...nodes], true).map((pieces) => writeRun(pieces, 'line'));
      return {
        markdown: parts.map((part) => part.markdown).join(' '),
        text: parts.map((part) => part.text).join(' '),
      };
    },
  };

  function readPieces(nodes: Node[], heading = false): Piece[][] {
    const link = card && (heading || !card.headingOnly) ? card.url : undefined;
    const pieces = readInline(nodes, reader, link);
    if (link !== undefined && pieces.length > 0) {
      found.links.push({ url: link, text: foldSpace(nodes.map((node) => node.textContent ?? '').join('')) });
      card = undefined;
    }
    return pieces;
  }

  function readRun(nodes: Node[]): Draft[] {
    return imageAlone(nodes, reader) ?? paragraphDrafts(reader.paragraphs(nodes, 'paragraph'));
  }

  function readBlock(element: Element, before: Draft | undefined): Draft[] {
    if (isLeftOut(element)) return [];
    const read = blockReader(element);
    if (read) return read(element, reader, before);
    const holdsBlocks = [...element.children].some((child) => flow.has(child));
    if (element.localName === 'a' && holdsBlocks) return readCard(element);
    // An inline element that is shown as a block (`<b style="display:block">`) keeps its own meaning.
    if (!holdsBlocks && INLINE_RULES[element.localName]) return readRun([element]);
    return reader.blocks(element.childNodes);
  }

  /** A link around blocks: its heading takes the address, else its first line. */
  function readCard(element: Element): Draft[] {
    const url = resolveLink(element.getAttribute('href'), page.baseUrl);
    const outer = card;
    if (url !== undefined && !outer)
      card = { url, headingOnly: [...element.querySelectorAll('*')].some(isHeading) };
    const drafts = reader.blocks(element.childNodes);
    card = outer;
    return drafts;
  }

  return { drafts: reader.blocks(root.childNodes), found };
}

const paragraphDrafts = (paragraphs: { markdown: string; text: string }[]): Draft[] =>
  paragraphs.map(({ markdown, text }) => ({ type: 'paragraph', markdown, text }));
