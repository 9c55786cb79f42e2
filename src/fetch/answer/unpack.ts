// Files that are gzip themselves, as sitemaps often are; what a server packs for the way the browser unpacks.

import { PithError } from '../../errors.ts';
import { shorten } from '../guard/check-address.ts';
import { tooLarge } from './read-body.ts';

const PACKED_TYPE = /^application\/(?:x-)?(?:gzip|gzip-compressed)$/;
/** Servers that know no better type. */
const UNNAMED_TYPE = /^(?:application\/octet-stream|)$/;

export const isPacked = (mediaType: string, { pathname }: URL): boolean =>
  PACKED_TYPE.test(mediaType) || (UNNAMED_TYPE.test(mediaType) && pathname.endsWith('.gz'));

/** The bytes as they are where they are no gzip. Stops at the limit: a small file can unpack without end. */
export async function unpack(
  bytes: Uint8Array,
  { url, limit }: { url: string; limit: number },
): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > limit) throw tooLarge(url, limit);
      parts.push(next.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    if (error instanceof PithError) throw error;
    throw new PithError('broken-answer', `${shorten(url)} is a damaged gzip file.`, { cause: error });
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
