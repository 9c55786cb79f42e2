import { makeZip } from 'client-zip';

export interface ZipFile {
  name: string;
  input: string | Uint8Array<ArrayBuffer>;
}

/** Streamed: no more than a file at a time is in memory. */
export function zipFiles(files: AsyncIterable<ZipFile>, modified: Date): ReadableStream<Uint8Array> {
  return makeZip(dated(files, modified));
}

async function* dated(files: AsyncIterable<ZipFile>, lastModified: Date) {
  for await (const file of files) yield { ...file, lastModified };
}
