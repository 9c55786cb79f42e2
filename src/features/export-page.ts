// The forms in which a page leaves Pith besides Markdown, and the name of its file.

import { DEFAULT_CEILING, SMALLEST_CEILING, chunk } from '../core/output/chunks/chunk.ts';
import { chunkLines } from '../core/output/chunks/chunk-lines.ts';
import { written } from '../core/output/written.ts';
import type { Extraction } from '../core/types.ts';

/** With the whole as Markdown, and without the trace of the passes: it interests nobody who reads the data. */
export function toJson(extraction: Extraction, markdown: string): string {
  const { passes, ...stats } = extraction.stats;
  void passes;
  return `${JSON.stringify({ ...written(extraction), stats, markdown }, null, 2)}\n`;
}

/** Chunks as JSON lines with plain keys; each within the ceiling by exact tokens. */
export async function toChunkLines(
  extraction: Extraction,
  { ceiling = DEFAULT_CEILING, count }: { ceiling: number | undefined; count(text: string): Promise<number> },
): Promise<string> {
  const chunks = await chunk(extraction, { ceiling: Math.max(SMALLEST_CEILING, ceiling), count });
  return chunkLines(chunks, { extraction });
}

/** Common file systems allow 255 bytes; 60 characters of any script fit. */
const NAME_LENGTH = 60;
/** Reserved by Windows, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The page's title as a file name that every system takes: letters and digits of any script, words joined by `-`. */
export function toFileName({ title, url }: Pick<Extraction, 'title' | 'url'>, extension: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const name = slug(title) || slug(host) || 'page';
  return `${RESERVED.test(name) ? `${name}-page` : name}.${extension}`;
}

function slug(text: string): string {
  const joined = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...joined]
    .slice(0, NAME_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
}
