// Markdown as typed blocks. Only for pages that are Markdown themselves: what Pith writes is never read back.

import { type MarkedToken, type Token, lexer, walkTokens } from 'marked';
import type { Draft } from '../../core/block.ts';
import { joinDrafts } from '../../core/blocks/join-drafts.ts';
import { foldSpace } from '../../core/dom/words.ts';
import type { Flow, Inline } from '../../core/tree.ts';

/** What a reader of the rendered page would not see. */
const UNSEEN = /<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi;
/** Deeper than any text that people write; parsers and writers go down by calling themselves. */
const TOO_DEEP = /^[ \t]*(?:>[ \t]?){100}|^[ \t]{400}/m;

/** Addresses become absolute against that of the page. */
export function parseMarkdown(markdown: string, base?: string): Draft[] {
  const drafts: Draft[] = [];
  joinDrafts(drafts, (TOO_DEEP.test(markdown) ? plainLines(markdown) : treesOf(markdown, base)).map(draftOf));
  return drafts;
}

function treesOf(markdown: string, base: string | undefined): Flow[] {
  const tokens = lexer(markdown);
  walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image')
      token.href = URL.parse(token.href, base)?.href ?? token.href;
  });
  return flowOf(tokens);
}

const plainLines = (markdown: string): Flow[] =>
  markdown
    .split(/\n\s*\n/)
    .map((lines) => foldSpace(lines.replace(/^[> \t]+/gm, '')))
    .filter(Boolean)
    .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));

function draftOf(tree: Flow): Draft {
  switch (tree.type) {
    case 'heading':
      return { type: 'heading', level: tree.depth, tree };
    case 'code':
      return { type: 'code', language: tree.lang, tree };
    case 'list':
      return { type: 'list', ordered: tree.ordered, tree };
    case 'table':
      return { type: 'table', tree };
    case 'blockquote':
      return { type: 'quote', tree };
    case 'thematicBreak':
      return { type: 'divider', tree };
    default:
      return { type: 'paragraph', tree };
  }
}

const flowOf = (tokens: Token[]): Flow[] => tokens.flatMap((token) => readFlow(token as MarkedToken));

function readFlow(token: MarkedToken): Flow[] {
  switch (token.type) {
    case 'heading':
      return [{ type: 'heading', depth: token.depth, children: inlineOf(token.tokens) }];
    case 'code':
      return [{ type: 'code', lang: token.lang ?? '', value: token.text }];
    case 'blockquote':
      return [{ type: 'blockquote', children: flowOf(token.tokens) }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'list': {
      const start = token.ordered && token.start !== '' ? token.start : undefined;
      const children = token.items.map((item, index) => ({
        type: 'listItem' as const,
        ...(start === undefined ? {} : { number: start + index }),
        ...(item.task ? { checked: item.checked === true } : {}),
        children: flowOf(item.tokens),
      }));
      return [{ type: 'list', ordered: token.ordered, children }];
    }
    case 'table': {
      const children = [token.header, ...token.rows].map((row) => ({
        type: 'tableRow' as const,
        children: row.map((cell) => ({ type: 'tableCell' as const, children: inlineOf(cell.tokens) })),
      }));
      return [{ type: 'table', caption: [], children }];
    }
    case 'html':
      return htmlOf(token.raw).map(({ type, value }) => ({ type, value: value.trim() }));
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', children: inlineOf(token.tokens ?? [token]) }];
    default:
      return [];
  }
}

const htmlOf = (raw: string): { type: 'html'; value: string }[] => {
  const value = raw.replace(UNSEEN, '');
  return value.trim() === '' ? [] : [{ type: 'html', value }];
};

const inlineOf = (tokens: Token[]): Inline[] => tokens.flatMap((token) => readInline(token as MarkedToken));

function readInline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ type: 'strong', children: inlineOf(token.tokens) }];
    case 'em':
      return [{ type: 'emphasis', children: inlineOf(token.tokens) }];
    case 'del':
      return [{ type: 'delete', children: inlineOf(token.tokens) }];
    case 'link':
      return [{ type: 'link', url: token.href, children: inlineOf(token.tokens) }];
    case 'image':
      return [{ type: 'image', url: token.href, alt: token.text }];
    case 'codespan':
      return [{ type: 'inlineCode', value: token.text }];
    case 'br':
      return [{ type: 'break' }];
    case 'html':
      return htmlOf(token.raw);
    case 'escape':
      return [{ type: 'text', value: token.text }];
    case 'text':
      return token.tokens ? inlineOf(token.tokens) : readText(token.text);
    default:
      return [];
  }
}

/** Notes and formulas, which the parser leaves in the text. */
const EXTENSIONS = /\[\^([^\]\s[]{1,999})\]|\$([^\s$]|[^\s$][^$\n]*[^\s$])\$(?!\d)/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function readText(raw: string): Inline[] {
  const text = raw
    .replace(/\n/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  const nodes: Inline[] = [];
  let end = 0;
  for (const { index, 0: found, 1: label, 2: tex = '' } of text.matchAll(EXTENSIONS)) {
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push(
      label === undefined
        ? { type: 'inlineMath', value: tex, text: tex }
        : { type: 'footnoteReference', label },
    );
    end = index + found.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}
