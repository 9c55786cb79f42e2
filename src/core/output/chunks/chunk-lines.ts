// Chunks as JSON lines, with the keys that the reader expects.

import type { Extraction } from '../../types.ts';
import type { Chunk } from './chunk.ts';
import { type FlatMetadata, pageMetadata } from './page-metadata.ts';

/** `langchain`: `Document` of its Python library; `langchain-js`: the same in JavaScript; `llamaindex`: `TextNode`. */
export const CHUNK_KEYS = {
  plain: { id: 'id', text: 'text' },
  langchain: { id: 'id', text: 'page_content' },
  'langchain-js': { id: 'id', text: 'pageContent' },
  llamaindex: { id: 'id_', text: 'text' },
} as const;

export type ChunkKeys = keyof typeof CHUNK_KEYS;

export function chunkLines(
  chunks: readonly Chunk[],
  { extraction, keys = 'plain' }: { extraction: Extraction; keys?: ChunkKeys },
): string {
  const names = CHUNK_KEYS[keys];
  return chunks
    .map((chunk) =>
      JSON.stringify({
        [names.id]: chunk.id,
        [names.text]: chunk.markdown,
        metadata: metadataOf(chunk, extraction),
      }),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const metadataOf = (chunk: Chunk, extraction: Extraction): FlatMetadata =>
  pageMetadata(extraction, {
    heading_path: chunk.path.join(' > '),
    chunk_index: chunk.index,
    chunk_count: chunk.count,
    tokens: chunk.tokens,
  });
