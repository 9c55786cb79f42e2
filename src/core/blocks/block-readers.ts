// Which reader takes an element. Marks of earlier passes win over the tag; an element without a reader is a container.

import { CALLOUT, FOOTNOTES, POST, ROLE, TEX } from '../dom/marks.ts';
import { readCallout, readDetails, readFootnotes, readQuote } from './readers/containers.ts';
import { readCode, readMath } from './readers/verbatim.ts';
import { readDefinitions } from './readers/definitions.ts';
import { readEmbed } from './readers/embed.ts';
import { readFigure } from './readers/image.ts';
import { isHeading, readHeading } from './readers/heading.ts';
import { readList } from './readers/list.ts';
import { readPost, readRole } from './readers/marked.ts';
import type { BlockReader } from './reader.ts';
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
