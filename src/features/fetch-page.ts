// A page that is not open, as the person's settings allow.

import type { Extraction } from '../core/types.ts';
import type { CachedRequest } from '../fetch/cached-page.ts';
import { readHosts } from '../fetch/guard/read-hosts.ts';
import type { FetchRequest } from '../io/background-io.ts';
import type { Io } from '../io/io.ts';

interface FetchIo extends Pick<Io, 'readSettings'> {
  /** From the cache or the network. */
  getPage(request: CachedRequest): Promise<Extraction>;
}

export async function fetchPage(io: FetchIo, request: FetchRequest): Promise<Extraction> {
  const { localHost, signedInHosts, renderShells } = await io.readSettings();
  const { isPrivate } = request;
  return io.getPage({
    inTab: renderShells && !isPrivate,
    ...request,
    localHost: readHosts(localHost)[0],
    // The extension has one set of cookies, that of the ordinary windows.
    signedInHosts: isPrivate ? [] : readHosts(signedInHosts),
  });
}
