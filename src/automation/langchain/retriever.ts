// A retriever over pages that are known: of each, what answers the question.

import { BaseRetriever, type BaseRetrieverInput } from '@langchain/core/retrievers';
import type { Document } from '@langchain/core/documents';
import { documentsOf } from './document.ts';
import { type FaceOptions, collect, requestOf, withPith } from '../client/face-options.ts';

export interface PithRetrieverInput extends BaseRetrieverInput, FaceOptions {
  urls: readonly string[];
  /** The question chooses the sections of each page; true when left out. */
  questionAsQuery?: boolean;
}

/** Documents in the order of the addresses. A page that fails is left out, unless `onError` is `throw`. */
export class PithRetriever extends BaseRetriever {
  static override lc_name(): string {
    return 'PithRetriever';
  }

  lc_namespace = ['pith', 'retrievers'];

  constructor(private readonly input: PithRetrieverInput) {
    super(input);
  }

  override async _getRelevantDocuments(question: string): Promise<Document[]> {
    const {
      urls,
      questionAsQuery = true,
      onError = 'skip',
      callbacks,
      tags,
      metadata,
      verbose,
      ...options
    } = this.input;
    void [callbacks, tags, metadata, verbose];
    const request = { ...requestOf(options), ...(questionAsQuery ? { query: question } : {}) };
    const outcomes = withPith(options, (pith) =>
      pith.extractAll(urls, { ...request, onError, order: 'input' }),
    );
    return (await collect(outcomes)).flatMap(documentsOf);
  }
}
