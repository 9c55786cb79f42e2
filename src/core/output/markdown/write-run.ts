// One paragraph of pieces as Markdown and as visible text.

import { codeSpan } from './code-span.ts';
import { linkEnd } from './link.ts';
import { escapeLineStart } from './escape-line-start.ts';
import { escapeText, findPairing } from './escape-text.ts';
import { edgeOf } from './piece-edge.ts';
import { settleEmphasis } from './settle-emphasis.ts';
import type { Inline, Piece } from '../../blocks/inline/piece.ts';

/** Where the run stands: a `line` (heading, term) has no breaks; a `cell` stays on one line and escapes its pipes. */
export type Place = 'paragraph' | 'line' | 'cell';

/** Two spaces and not a backslash: one token, and still plain to read. */
const BREAKS: Record<Place, string> = { paragraph: '  \n', line: ' ', cell: '<br>' };

export function writeRun(run: Piece[], place: Place): Inline {
  const pieces = settleEmphasis(run);
  const pairing = findPairing(pieces);
  let markdown = '';
  let text = '';
  let inLink = false;
  let link = { markdown: 0, text: 0 };
  let lineStart = place === 'paragraph';
  pieces.forEach((piece, index) => {
    switch (piece.kind) {
      case 'text': {
        const before = edgeOf(pieces[index - 1], 'end');
        const after = edgeOf(pieces[index + 1], 'start');
        const escaped = escapeText(piece.value, pairing, { before, after, inLink });
        markdown += lineStart ? escapeLineStart(escaped) : escaped;
        text += piece.value;
        break;
      }
      case 'code':
        markdown += codeSpan(piece.value);
        text += piece.value;
        break;
      case 'atom':
        markdown += piece.markdown;
        text += piece.text;
        break;
      case 'break':
        markdown += BREAKS[place];
        text += place === 'line' ? ' ' : '\n';
        break;
      case 'open-link':
        link = { markdown: markdown.length, text: text.length };
        markdown += '[';
        inLink = true;
        break;
      case 'close-link':
        markdown =
          text.slice(link.text) === piece.url
            ? `${markdown.slice(0, link.markdown)}<${piece.url}>`
            : markdown + linkEnd(piece.url);
        inLink = false;
        break;
      default:
        markdown += piece.mark;
    }
    lineStart = place === 'paragraph' && piece.kind === 'break';
  });
  return { markdown: place === 'cell' ? markdown.replaceAll('|', '\\|') : markdown, text };
}
