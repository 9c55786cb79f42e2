// Loaders: addresses in, documents out, as they come or all at once.

import { BaseDocumentLoader } from '@langchain/core/document_loaders/base';
import type { Document } from '@langchain/core/documents';
import type { Pith } from '../client/open.ts';
import type { Outcome, Policy } from '../client/extract-many.ts';
import { documentsOf } from './document.ts';
import {
  type FaceOptions,
  type SitemapFaceOptions,
  collect,
  requestOf,
  withPith,
} from '../client/face-options.ts';

/** What a loader reads. A page that fails ends the loading, unless `onError` is `skip`. */
abstract class StreamLoader extends BaseDocumentLoader {
  constructor(protected readonly options: FaceOptions) {
    super();
  }

  protected abstract pages(pith: Pith, policy: Policy): AsyncIterable<Outcome>;

  /** Each document as soon as its page is read. */
  async *lazyLoad(): AsyncGenerator<Document> {
    const { onError = 'throw' } = this.options;
    for await (const outcome of withPith(this.options, (pith) => this.pages(pith, { onError }))) {
      yield* documentsOf(outcome);
    }
  }

  load(): Promise<Document[]> {
    return collect(this.lazyLoad());
  }
}

export class PithBatchLoader extends StreamLoader {
  constructor(
    private readonly urls: readonly string[],
    options: FaceOptions = {},
  ) {
    super(options);
  }

  protected pages(pith: Pith, policy: Policy): AsyncIterable<Outcome> {
    return pith.extractAll(this.urls, { ...requestOf(this.options), ...policy });
  }
}

export class PithLoader extends PithBatchLoader {
  constructor(url: string, options: FaceOptions = {}) {
    super([url], options);
  }
}

/** The pages of a sitemap, or of the sitemaps of a site; `prefixes` narrow them. */
export class PithSitemapLoader extends StreamLoader {
  constructor(
    private readonly url: string,
    private readonly wish: SitemapFaceOptions = {},
  ) {
    super(wish);
  }

  protected pages(pith: Pith, policy: Pick<Policy, 'onError'>): AsyncIterable<Outcome> {
    const { timeout, expand, ...request } = requestOf(this.wish);
    void [timeout, expand];
    return pith.sitemap(this.url, { ...request, ...policy });
  }
}
