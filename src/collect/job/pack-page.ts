// A page as it lies in the database: what can be written again from its blocks is left out, the rest is compressed.

import { textsOf } from '../../core/blocks/text-of.ts';
import type { Extraction } from '../../core/types.ts';

export interface StoredPage {
  page: Extraction;
  /** Where it leads. */
  links: string[];
}

export async function packPage({ page, links }: StoredPage): Promise<Uint8Array> {
  const { text, bodyText, removed, stats, ...rest } = page;
  void [text, bodyText];
  const slim = {
    ...rest,
    removed: { ...removed, boilerplate: [] },
    stats: { ...stats, passes: [] },
  };
  const json = new Blob([JSON.stringify({ page: slim, links })]);
  return new Uint8Array(
    await new Response(json.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );
}

export async function unpackPage(packed: Uint8Array): Promise<StoredPage> {
  const bytes = new Blob([packed as Uint8Array<ArrayBuffer>]);
  const json = await new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text();
  const { page, links } = JSON.parse(json) as StoredPage;
  return { page: { ...page, ...textsOf(page.blocks) }, links };
}
