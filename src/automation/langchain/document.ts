// A page as LangChain's `Document`.

import { Document } from '@langchain/core/documents';
import { pageMetadata } from '../../core/output/chunks/page-metadata.ts';
import type { BridgeReply } from '../bridge.ts';
import { type Outcome, isFailure } from '../client/extract-many.ts';

/** Of a page that failed there is none. */
export const documentsOf = (outcome: Outcome): Document[] =>
  isFailure(outcome) ? [] : [toDocument(outcome)];

export function toDocument(page: BridgeReply & { cached?: boolean }): Document {
  const metadata = pageMetadata(page.extraction);
  return new Document({
    pageContent: page.output,
    metadata: { ...metadata, ...(page.cached === undefined ? {} : { cached: page.cached }) },
  });
}
