// A page that the site itself gives as Markdown, used as it is: its blocks are its own lines.

import { type MarkedToken, type Token, type Tokens, lexer } from 'marked';
import { outline } from '../../core/blocks/outline.ts';
import { estimateTokens } from '../../core/tokens/estimate.ts';
import type { Block } from '../../core/block.ts';
import { type Extraction, SCHEMA_VERSION } from '../../core/types.ts';
import { PithError } from '../../errors.ts';

/** A YAML block of metadata before the text. */
const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---\r?\n/;

export function readMarkdown(markdown: string, url: string): Extraction {
  const front = FRONT_MATTER.exec(markdown)?.[0] ?? '';
  const blocks = toBlocks(lexer(markdown.slice(front.length)));
  if (front !== '') blocks.unshift(frontBlock(front.trim()));
  if (blocks.length === 0) throw new PithError('nothing-to-extract', `No text was found on ${url}.`);
  const title =
    blocks.find((block) => block.type === 'heading')?.text ??
    /^title:\s*["']?(.*?)["']?\s*$/m.exec(front)?.[1] ??
    '';
  const text = blocks
    .map((block) => block.text)
    .filter(Boolean)
    .join('\n\n');
  return {
    schema: SCHEMA_VERSION,
    url,
    canonicalUrl: url,
    title,
    text,
    bodyText: text,
    metadata: title ? { title: { value: title, source: 'markdown' } } : {},
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    blocks,
    outline: outline(blocks),
    structuredData: [],
    images: [],
    links: [],
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'markdown',
    stats: {
      rawCharacters: markdown.length,
      rawTokens: estimateTokens(markdown),
      tokens: blocks.reduce((sum, block) => sum + block.tokens, 0),
      elements: 0,
      milliseconds: 0,
      passes: [],
    },
  };
}

const frontBlock = (markdown: string): Block => ({
  id: 'front-matter',
  type: 'code',
  language: 'yaml',
  path: [],
  markdown,
  text: '',
  tokens: estimateTokens(markdown),
});

/** What a reader of the rendered page would not see. */
const isComment = ({ type, raw }: Token): boolean => type === 'html' && /^\s*<!--/.test(raw);

function toBlocks(tokens: Token[]): Block[] {
  let above: { level: number; text: string }[] = [];
  const blocks: Block[] = [];
  for (const token of tokens as MarkedToken[]) {
    const markdown = token.raw.trim();
    if (markdown === '' || isComment(token)) continue;
    const level = token.type === 'heading' ? token.depth : undefined;
    if (level !== undefined) above = above.filter((heading) => heading.level < level);
    const text = plainOf(token).trim();
    const path = above.map((heading) => heading.text);
    const id = `b${blocks.length + 1}`;
    blocks.push({ id, path, markdown, text, tokens: estimateTokens(markdown), ...kindOf(token) } as Block);
    if (level !== undefined) above.push({ level, text });
  }
  return blocks;
}

/** The fields of a block that its type brings along. */
type Kind = Block extends infer B
  ? B extends Block
    ? Omit<B, 'id' | 'path' | 'markdown' | 'text' | 'tokens'>
    : never
  : never;

function kindOf(token: MarkedToken): Kind {
  switch (token.type) {
    case 'heading':
      return { type: 'heading', level: token.depth };
    case 'code':
      return { type: 'code', language: token.lang ?? '' };
    case 'list':
      return { type: 'list', ordered: token.ordered, items: token.items.map((item) => plainOf(item)) };
    case 'table':
      return {
        type: 'table',
        header: token.header.map((cell) => plainOf({ tokens: cell.tokens })),
        rows: token.rows.map((row) => row.map((cell) => plainOf({ tokens: cell.tokens }))),
      };
    case 'blockquote':
      return { type: 'quote' };
    case 'hr':
      return { type: 'divider' };
    default:
      return { type: 'paragraph' };
  }
}

interface Inline {
  type?: string;
  text?: string;
  tokens?: Token[] | undefined;
  items?: Tokens.ListItem[];
  header?: Tokens.TableCell[] | boolean;
  rows?: Tokens.TableCell[][];
}

/** The words without the marks. */
function plainOf(token: Inline): string {
  if (token.items) return token.items.map(plainOf).join('\n');
  if (token.rows && Array.isArray(token.header)) {
    return [token.header, ...token.rows].map((row) => row.map(plainOf).join(' ')).join('\n');
  }
  if (token.type === 'html' || token.type === 'def' || token.type === 'hr') return '';
  if (token.type === 'br') return '\n';
  return token.tokens ? token.tokens.map((inner) => plainOf(inner as Inline)).join('') : (token.text ?? '');
}
