// The feed at an address, or the one of the page that is there.

import { DEFAULT_EXTRACT_OPTIONS } from '../../core/extract-options.ts';
import { PithError } from '../../errors.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import { fetchFile } from './fetch-file.ts';
import { type Feed, readFeed } from './read-feed.ts';

/** Where sites that do not name their feed have it. */
const USUAL = ['/feed.xml', '/feed', '/rss.xml', '/rss', '/atom.xml', '/index.xml'].flatMap((path) => [
  path,
  `/blog${path}`,
]);

/** Throws `PithError`: of the address itself where neither it nor its site has a feed. */
export async function findFeed(
  io: CollectIo,
  url: string,
  signal: AbortSignal,
): Promise<Feed & { url: string }> {
  const first = await fetchFile(io, url, signal);
  if (first.kind !== 'html') return { ...readFeed(first.url, first.text), url: first.url };
  const { outgoing } = await io.extractText(
    { text: first.text, kind: 'html', url: first.url, lists: true },
    DEFAULT_EXTRACT_OPTIONS,
    signal,
  );
  const { origin } = new URL(first.url);
  for (const candidate of [...(outgoing?.feeds ?? []), ...USUAL.map((path) => `${origin}${path}`)]) {
    try {
      const { text, url: address } = await fetchFile(io, candidate, signal);
      return { ...readFeed(address, text), url: address };
    } catch {
      signal.throwIfAborted();
    }
  }
  throw new PithError(
    'bad-input',
    `${url.slice(0, 200)} is no feed, names none, and its site has none in the usual places.`,
  );
}
