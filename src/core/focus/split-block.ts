// Where a block that is too long may be cut: rows of a table, items of a list, lines of code, sentences of a text.

import { estimateTokens } from '../tokens/estimate.ts';
import type { Block } from '../block.ts';
import { alignText } from './align-text.ts';
import { splitSentences } from './split-sentences.ts';

export interface Piece {
  markdown: string;
  text: string;
}

export interface SplitBlock {
  pieces: Piece[];
  /** A block of the same type from some of the pieces, in order. */
  join(pieces: readonly Piece[]): Block;
}

export function splitBlock(block: Block): SplitBlock {
  const { pieces, join } = splitByType(block);
  const counted = (some: readonly Piece[]): Block => {
    const part = join(some);
    return { ...part, tokens: estimateTokens(part.markdown) };
  };
  return { pieces, join: counted };
}

function splitByType(block: Block): SplitBlock {
  switch (block.type) {
    case 'table':
      return splitTable(block);
    case 'code':
      return splitCode(block);
    case 'list':
      return splitList(block);
    case 'paragraph':
      return splitParagraph(block);
    case 'card':
      return splitCard(block);
    case 'quote':
    case 'callout':
      return splitProse(block, block.markdown.split(/\n>[ \t]*\n/), '\n>\n');
    default:
      return splitProse(block, splitOutsideFences(block.markdown), '\n\n');
  }
}

function splitTable(block: Block & { type: 'table' }): SplitBlock {
  const lines = block.markdown.split('\n');
  const head = lines.slice(0, lines.length - block.rows.length);
  const rows = lines.slice(head.length);
  const texts = block.text.split('\n');
  const headTexts = texts.length - rows.length;
  const pieces = rows.map((markdown, index) => ({
    markdown,
    text: headTexts >= 0 ? (texts[headTexts + index] ?? '') : (block.rows[index] ?? []).join(' '),
  }));
  const first = pieces[0];
  const headText = texts.slice(0, Math.max(0, headTexts)).join('\n');
  return {
    pieces,
    join: (some) => ({
      ...block,
      markdown: [...head, ...some.map((piece) => piece.markdown)].join('\n'),
      // The header is repeated for whoever reads one part; in the text it stands once.
      text: [some[0] === first ? headText : '', ...some.map((piece) => piece.text)]
        .filter(Boolean)
        .join('\n'),
      rows: some.map((piece) => block.rows[pieces.indexOf(piece)] ?? []),
    }),
  };
}

function splitCode(block: Block & { type: 'code' }): SplitBlock {
  const lines = block.markdown.split('\n');
  const [open = '```', close = '```'] = [lines[0], lines.at(-1)];
  return {
    pieces: lines.slice(1, -1).map((line) => ({ markdown: line, text: line })),
    join: (some) => ({
      ...block,
      markdown: [open, ...some.map((piece) => piece.markdown), close].join('\n'),
      text: some.map((piece) => piece.text).join('\n'),
    }),
  };
}

/** Items start at the line's start; what belongs to one is indented. */
function splitList(block: Block & { type: 'list' }): SplitBlock {
  const items = block.markdown.split(/\n(?=(?:[-*+]|\d+[.)])(?:\s|$))/);
  const texts = items.length === block.items.length ? block.items : alignText(block.text, items);
  const pieces = items.map((markdown, index) => ({ markdown, text: (texts[index] ?? '').trim() }));
  return {
    pieces,
    join: (some) => ({
      ...block,
      markdown: some.map((piece) => piece.markdown).join('\n'),
      text: joinTexts(some, '\n'),
      items: some.map((piece) => piece.text),
    }),
  };
}

/** The pieces carry their own white space: between Chinese sentences there is none. */
function splitParagraph(block: Block): SplitBlock {
  const sentences = splitSentences(block.markdown);
  const texts = alignText(block.text, sentences);
  return {
    pieces: sentences.map((markdown, index) => ({ markdown, text: texts[index] ?? '' })),
    join: (some) => ({
      ...block,
      markdown: some
        .map((piece) => piece.markdown)
        .join('')
        .trim(),
      text: some
        .map((piece) => piece.text)
        .join('')
        .trim(),
    }),
  };
}

/** The title stands at every part: a price without it would belong to the card before. */
function splitCard(block: Block & { type: 'card' }): SplitBlock {
  const [title = '', ...others] = block.markdown.split('\n\n');
  if (others.length === 0) return { pieces: [{ markdown: title, text: block.text }], join: () => block };
  const [titleText = '', ...texts] = textsOfCard(block.text, others);
  const pieces = others.map((markdown) => ({
    markdown,
    text: PICTURE.test(markdown) ? '' : (texts.shift() ?? '').trim(),
  }));
  return {
    pieces,
    join: (some) => ({
      ...block,
      markdown: [title, ...some.map((piece) => piece.markdown)].join('\n\n'),
      text: [some[0] === pieces[0] ? titleText.trim() : '', ...some.map((piece) => piece.text)]
        .filter(Boolean)
        .join('\n'),
    }),
  };
}

const PICTURE = /^\s*\[?!\[/;

/** Of the title, then of each part that is no picture: a line each, where none of them breaks. */
function textsOfCard(text: string, parts: string[]): string[] {
  const said = parts.filter((part) => !PICTURE.test(part));
  const [title = '', ...lines] = text.split('\n');
  return [title, ...(lines.length === said.length ? lines : alignText(lines.join('\n'), said))];
}

function splitProse(block: Block, parts: string[], glue: string): SplitBlock {
  const texts = alignText(block.text, parts);
  return {
    pieces: parts.map((markdown, index) => ({ markdown, text: (texts[index] ?? '').trim() })),
    join: (some) => ({
      ...block,
      markdown: some.map((piece) => piece.markdown).join(glue),
      text: joinTexts(some, '\n'),
    }),
  };
}

const joinTexts = (pieces: readonly Piece[], glue: string): string =>
  pieces
    .map((piece) => piece.text)
    .filter(Boolean)
    .join(glue);

function splitOutsideFences(markdown: string): string[] {
  const parts: string[] = [];
  let fenced = false;
  let part = '';
  for (const paragraph of markdown.split('\n\n')) {
    part = part === '' ? paragraph : `${part}\n\n${paragraph}`;
    if ((paragraph.match(/^\s*(?:```|~~~)/gm)?.length ?? 0) % 2 === 1) fenced = !fenced;
    if (!fenced) {
      parts.push(part);
      part = '';
    }
  }
  return part === '' ? parts : [...parts, part];
}
