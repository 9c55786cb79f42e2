// READ FIRST. A page in the format that was asked for: one table of writers, behind one function for every surface.

import { PithError } from '../../errors.ts';
import { checkBudget } from '../focus/focus.ts';
import type { Extraction } from '../types.ts';
import { CHUNK_KEYS, chunkLines } from './chunks/chunk-lines.ts';
import { DEFAULT_CEILING } from './chunks/ceilings.ts';
import { chunk } from './chunks/chunk.ts';
import { type Chosen, type DeliveredMarkdown, deliverMarkdown, styleOf } from './deliver-markdown.ts';
import { deliverHtml } from './html/deliver-html.ts';
import { type RenderOptions, renderText } from './markdown/render.ts';
import { written } from './written.ts';
import { type Count, type DeliveryRequest, FORMATS, type Format } from './request.ts';

export interface Delivered extends DeliveredMarkdown {
  /** In the format that was asked for. */
  output: string;
}

interface Writing extends Chosen {
  style: RenderOptions;
  request: DeliveryRequest;
  count: Count;
}

interface FormatWriter {
  write(writing: Writing): string | Promise<string>;
  /** What a budget limits; the Markdown when left out. */
  limits?(page: Extraction, style: RenderOptions): string;
  /** Nothing of the page is chosen: it keeps to the budget by itself. */
  takesAll?: true;
}

/** A new format is a row here and a name in `request.ts`. */
const WRITERS: Record<Format, FormatWriter> = {
  md: { write: ({ markdown }) => markdown },
  text: { write: ({ extraction, style }) => renderText(extraction, style), limits: renderText },
  json: { write: writeJson },
  jsonl: { write: writeChunks },
  data: { write: ({ extraction }) => `${JSON.stringify(extraction.structuredData, undefined, 2)}\n` },
  html: { write: writeReducedHtml, takesAll: true },
};

/** Throws `PithError('bad-input')` for a request that cannot be met. */
export async function deliver(page: Extraction, request: DeliveryRequest, count: Count): Promise<Delivered> {
  const { write, limits, takesAll } = WRITERS[oneOf('A format is', FORMATS, request.format ?? 'md')];
  const ours = (request.format ?? 'md') === 'md' ? request : byPith(request);
  const asked = takesAll ? { ...ours, query: undefined, budget: undefined } : ours;
  const chosen = await deliverMarkdown(page, asked, { count, limits, chunk });
  const inParts = chosen.parts.length > 0;
  const style = { ...styleOf(ours), ...(inParts ? { title: false, frontMatter: false } : {}) };
  return { ...chosen, output: await write({ ...chosen, style, request: ours, count }) };
}

/** Other formats have no room for another's Markdown: its chunks and blocks are Pith's. */
const byPith = ({ style, ...request }: DeliveryRequest): DeliveryRequest => ({
  ...request,
  style: { ...style, writer: 'pith' },
});

/** Without the times of the run, so that the same page gives the same bytes. */
function writeJson({ extraction, markdown }: Writing): string {
  const { passes, milliseconds, ...stats } = extraction.stats;
  void [passes, milliseconds];
  return `${JSON.stringify({ ...written(extraction), stats, markdown }, undefined, 2)}\n`;
}

async function writeChunks({ extraction, style, request, count }: Writing): Promise<string> {
  const { ceiling = DEFAULT_CEILING, overlap = 0, keys = 'plain' } = request.chunks ?? {};
  oneOf('Keys are', Object.keys(CHUNK_KEYS), keys);
  const chunks = await chunk(extraction, { ceiling, overlap, count, style: { ...style, untrusted: false } });
  return chunkLines(chunks, { extraction, keys });
}

/** Selectors are written for the page as it is, so no section of it can be left out. */
async function writeReducedHtml({ extraction, request, count }: Writing): Promise<string> {
  const { query, budget, dataBudget } = request;
  if (query?.trim()) throw new PithError('bad-input', 'Reduced HTML takes a budget but no query.');
  if (budget !== undefined) checkBudget(budget);
  return deliverHtml(extraction, {
    ...(budget === undefined ? {} : { budget }),
    ...(dataBudget === undefined ? {} : { dataBudget }),
    count,
  });
}

function oneOf<T extends string>(what: string, names: readonly T[], name: T): T {
  if (names.includes(name)) return name;
  throw new PithError('bad-input', `${what} one of ${names.join(', ')}; not ${String(name)}.`);
}
