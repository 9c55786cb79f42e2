// What vector stores and their libraries are told of a page beside its text.

import type { Extraction } from '../../types.ts';

/** Flat, so that every vector store takes it. */
export type FlatMetadata = Record<string, string | number | boolean>;

/** `source` and `title` are what the libraries' own loaders write. Fields that a page does not have are absent. */
export function pageMetadata(
  {
    canonicalUrl,
    title,
    metadata,
    classification,
    stats,
    focus,
    fetched,
  }: Omit<Extraction, 'blocks'> & { blocks?: unknown },
  between: FlatMetadata = {},
): FlatMetadata {
  const known: Record<string, FlatMetadata[string] | undefined> = {
    source: canonicalUrl,
    title,
    ...between,
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
      (entry): entry is [string, FlatMetadata[string]] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
