// The metadata that a page of HTML text gives, and JSON-LD to put into it.

import { readMetadata } from '../../../src/core/metadata/read-metadata.ts';
import type { Metadata } from '../../../src/core/types.ts';
import { pageOf } from '../page-of.ts';

export function metadataOf(html: string, url?: string): Metadata {
  const page = pageOf(html, url === undefined ? {} : { url });
  readMetadata.run(page);
  return page.metadata;
}

export const ld = (...nodes: object[]): string =>
  nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('');
