// `pith/llamaindex`: readers for LlamaIndex.TS.

import { type BaseReader, Document } from '@llamaindex/core/schema';
import { pageMetadata } from '../../core/output/chunks/page-metadata.ts';
import { type Outcome, isFailure } from '../client/extract-many.ts';
import {
  type FaceOptions,
  type SitemapFaceOptions,
  collect,
  requestOf,
  withPith,
} from '../client/face-options.ts';

/** A page that fails ends the loading, unless `onError` is `skip`. */
export class PithReader implements BaseReader<Document> {
  constructor(private readonly options: FaceOptions = {}) {}

  async loadData(...urls: string[]): Promise<Document[]> {
    const { onError = 'throw' } = this.options;
    const request = { ...requestOf(this.options), onError, order: 'input' } as const;
    const outcomes = withPith(this.options, (pith) => pith.extractAll(urls, request));
    return (await collect(outcomes)).flatMap(toDocuments);
  }
}

/** The pages of sitemaps, or of the sitemaps of sites. */
export class PithSitemapReader implements BaseReader<Document> {
  constructor(private readonly options: SitemapFaceOptions = {}) {}

  async loadData(...urls: string[]): Promise<Document[]> {
    const { onError = 'throw' } = this.options;
    const { timeout, expand, ...request } = requestOf(this.options);
    void [timeout, expand];
    const outcomes = withPith(this.options, async function* (pith) {
      for (const url of urls) yield* pith.sitemap(url, { ...request, onError });
    });
    return (await collect(outcomes)).flatMap(toDocuments);
  }
}

export function toDocuments(outcome: Outcome): Document[] {
  if (isFailure(outcome)) return [];
  const { output, extraction, cached } = outcome;
  const metadata = { ...pageMetadata(extraction), cached };
  return [new Document({ id_: extraction.canonicalUrl, text: output, metadata })];
}
