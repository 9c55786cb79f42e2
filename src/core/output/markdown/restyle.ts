// Links and images of finished Markdown in another form. Reads what our own writer wrote: code spans and fences are
// copied, an escaped bracket is no bracket.

import { estimateTokens } from '../../tokens/estimate.ts';
import type { Block } from '../../block.ts';
import type { Extraction } from '../../types.ts';

export interface MarkdownStyle {
  /** Beside the words, as numbers with the addresses at the end, or the words alone. */
  links: 'inline' | 'referenced' | 'text';
  /** As they are, their alternative text alone, or nothing. */
  images: 'keep' | 'alt' | 'drop';
}

export const DEFAULT_STYLE: MarkdownStyle = { links: 'inline', images: 'keep' };

/** Addresses by their number, from 1. */
export type References = Map<string, number>;

/** Longer than any address that the writer lets through, in characters. */
const LONGEST_DESTINATION = 4_200;
/** Where the picture of a card stood. */
const EMPTY_PARTS = /\n\s*\n( *)/g;
const VERBATIM: ReadonlySet<Block['type']> = new Set(['code', 'math', 'omission']);

/** Before tokens are weighed: links that will not be written cost nothing. */
export const restylePage = (page: Extraction, style: Partial<MarkdownStyle>): Extraction => ({
  ...page,
  blocks: restyleBlocks(page.blocks, { ...DEFAULT_STYLE, ...style }),
});

/** Blocks in a style. Without `references` links that should be referenced stay inline. */
export function restyleBlocks(blocks: Block[], style: MarkdownStyle, references?: References): Block[] {
  const { links, images } = style;
  if (images === 'keep' && (links === 'inline' || (links === 'referenced' && !references))) return blocks;
  return blocks.flatMap((block) => {
    if (VERBATIM.has(block.type)) return [block];
    const restyled = restyle(block.markdown, style, references);
    const markdown = block.type === 'card' ? restyled.replace(EMPTY_PARTS, '\n\n$1').trimEnd() : restyled;
    if (markdown === block.markdown) return [block];
    return markdown.trim() === '' ? [] : [{ ...block, markdown, tokens: estimateTokens(markdown) }];
  });
}

export function restyle(markdown: string, style: MarkdownStyle, references?: References): string {
  const out: string[] = [];
  /** Places in `out` of brackets that are open. */
  const open: number[] = [];
  let at = 0;
  while (at < markdown.length) {
    const character = markdown[at] as string;
    if (character === '\\') {
      out.push(markdown.slice(at, at + 2));
      at += 2;
    } else if (character === '`') {
      const end = endOfCode(markdown, at);
      out.push(markdown.slice(at, end));
      at = end;
    } else if (character === '[' || (character === '!' && markdown[at + 1] === '[')) {
      open.push(out.length);
      out.push(character === '!' ? '![' : '[');
      at += character === '!' ? 2 : 1;
    } else if (character === ']') {
      const start = open.pop();
      const end = start === undefined ? -1 : endOfDestination(markdown, at + 1);
      if (start === undefined || end === -1) {
        out.push(']');
        at += 1;
        continue;
      }
      const [bracket = '', ...inner] = out.splice(start);
      const destination = markdown.slice(at + 2, end - 1);
      out.push(write({ bracket, inner: inner.join(''), destination }, style, references));
      at = end;
    } else {
      const next = nextSign(markdown, at + 1);
      out.push(markdown.slice(at, next));
      at = next;
    }
  }
  return out.join('');
}

interface Found {
  bracket: string;
  inner: string;
  destination: string;
}

function write(
  { bracket, inner, destination }: Found,
  style: MarkdownStyle,
  references?: References,
): string {
  if (bracket === '![') {
    if (style.images === 'keep') return `![${inner}](${destination})`;
    return style.images === 'alt' ? inner : '';
  }
  if (inner.trim() === '') return '';
  if (style.links === 'text') return inner;
  if (style.links === 'inline' || !references) return `[${inner}](${destination})`;
  let number = references.get(destination);
  if (number === undefined) references.set(destination, (number = references.size + 1));
  return `[${inner}][${number}]`;
}

const SIGN = /[\\`![\]]/g;

function nextSign(markdown: string, from: number): number {
  SIGN.lastIndex = from;
  return SIGN.exec(markdown)?.index ?? markdown.length;
}

/** A run of backticks ends at the next run of the same length; without one it is only backticks. */
function endOfCode(markdown: string, start: number): number {
  let open = start;
  while (markdown[open] === '`') open += 1;
  const run = markdown.slice(start, open);
  for (let close = markdown.indexOf(run, open); close !== -1;) {
    let end = close;
    while (markdown[end] === '`') end += 1;
    if (end - close === run.length) return end;
    close = markdown.indexOf(run, end);
  }
  return open;
}

/** Behind the closing bracket, or -1 when no destination starts here. */
function endOfDestination(markdown: string, start: number): number {
  if (markdown[start] !== '(') return -1;
  if (markdown[start + 1] === '<') {
    const end = markdown.indexOf('>)', start);
    return end === -1 || end - start > LONGEST_DESTINATION ? -1 : end + 2;
  }
  let depth = 0;
  for (let at = start; at < markdown.length && at - start < LONGEST_DESTINATION; at += 1) {
    const character = markdown[at] as string;
    if (character === '(') depth += 1;
    else if (character === ')' && (depth -= 1) === 0) return at + 1;
    else if (/\s/.test(character)) return -1;
  }
  return -1;
}
