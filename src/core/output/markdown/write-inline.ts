// One paragraph of inline nodes as Markdown.

import type { Inline } from '../../tree.ts';
import { codeSpan } from './code.ts';
import { escapeLineStart } from './escape-line-start.ts';
import { escapeText, findPairing } from './escape-text.ts';
import { layOut } from './lay-out.ts';
import { edgeOf } from './piece.ts';
import { settleEmphasis } from './settle-emphasis.ts';

/** Where it stands: a `line` (heading, term) has no breaks; a `cell` stays on one line and escapes its pipes. */
export type LineKind = 'paragraph' | 'line' | 'cell';

/** Two spaces and not a backslash: one token, and still plain to read. */
const BREAKS: Record<LineKind, string> = { paragraph: '  \n', line: ' ', cell: '<br>' };

export function writeInline(nodes: readonly Inline[], kind: LineKind): string {
  const pieces = settleEmphasis(layOut(nodes));
  const pairing = findPairing(pieces);
  let markdown = '';
  let inLink = false;
  let lineStart = kind === 'paragraph';
  pieces.forEach((piece, index) => {
    switch (piece.kind) {
      case 'text': {
        const before = edgeOf(pieces[index - 1], 'end');
        const after = edgeOf(pieces[index + 1], 'start');
        const escaped = escapeText(piece.value, pairing, { before, after, inLink });
        markdown += lineStart ? escapeLineStart(escaped) : escaped;
        break;
      }
      case 'code':
        markdown += codeSpan(piece.value);
        break;
      case 'atom':
        markdown += piece.markdown;
        break;
      case 'break':
        markdown += BREAKS[kind];
        break;
      case 'open-link':
        markdown += '[';
        inLink = true;
        break;
      case 'close-link':
        markdown += piece.end;
        inLink = false;
        break;
      default:
        markdown += piece.mark;
    }
    lineStart = kind === 'paragraph' && piece.kind === 'break';
  });
  return kind === 'cell' ? markdown.replaceAll('|', '\\|') : markdown;
}
