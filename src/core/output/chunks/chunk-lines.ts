// Chunks as JSON lines, with the keys that the reader expects.

import type { Extraction } from '../../types.ts';
import type { Chunk } from './chunk.ts';

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

type Flat = string | number | boolean;

/** Flat, so that every vector store takes it; `source` and `title` are what the libraries' own loaders write. */
function metadataOf(
  chunk: Chunk,
  { canonicalUrl, title, metadata, classification, stats, focus, fetched }: Extraction,
): Record<string, Flat> {
  const known: Record<string, Flat | undefined> = {
    source: canonicalUrl,
    title,
    heading_path: chunk.path.join(' > '),
    chunk_index: chunk.index,
    chunk_count: chunk.count,
    tokens: chunk.tokens,
    language: metadata.language?.value,
    site: metadata.siteName?.value,
    authors: metadata.authors?.value.join(', '),
    published: metadata.published?.value,
    modified: metadata.modified?.value,
    render_type: classification.render,
    original_tokens: stats.rawTokens,
    refined_tokens: stats.tokens,
    reduction_ratio: stats.saved,
    bm25_confidence: focus?.query ? Math.max(...focus.sections.map(({ score }) => score)) : undefined,
    cached: fetched?.cached,
  };
  return Object.fromEntries(
    Object.entries(known).filter(
      (entry): entry is [string, Flat] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
