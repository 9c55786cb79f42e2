// Which reader takes an element. Marks of earlier passes win over the tag; an element without a reader is a container.

import { CALLOUT, FOOTNOTES, POST, ROLE, TEX } from '../dom/marks.ts';
import { readCallout } from './callout.ts';
import { readCode } from './code.ts';
import { readDefinitions } from './definitions.ts';
import { readDetails } from './details.ts';
import { readEmbed } from './embed.ts';
import { readFigure } from './figure.ts';
import { readFootnotes } from './footnotes.ts';
import { isHeading, readHeading } from './heading.ts';
import { readList } from './list.ts';
import { readMath } from './math.ts';
import { readPost } from './post.ts';
import { readQuote } from './quote.ts';
import type { BlockReader } from './reader.ts';
import { readRole } from './role.ts';
import { readTable } from './table/read-table.ts';

/** Rows sorted by element. */
const READERS: Record<string, BlockReader> = {
  __proto__: null as never,
  audio: readEmbed,
  blockquote: readQuote,
  details: readDetails,
  dl: readDefinitions,
  embed: readEmbed,
  figure: readFigure,
  hr: () => [{ type: 'divider', tree: { type: 'thematicBreak' } }],
  iframe: readEmbed,
  ol: readList,
  pre: readCode,
  table: readTable,
  ul: readList,
  video: readEmbed,
};

export function blockReader(element: Element): BlockReader | undefined {
  if (element.hasAttribute(POST)) return readPost;
  if (element.hasAttribute(ROLE)) return readRole;
  if (element.hasAttribute(TEX)) return readMath;
  if (element.hasAttribute(FOOTNOTES)) return readFootnotes;
  if (element.hasAttribute(CALLOUT)) return readCallout;
  return isHeading(element) ? readHeading : READERS[element.localName];
}
