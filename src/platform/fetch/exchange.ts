// One request of the background, seen through `webRequest`: only there are the target of a redirect and the server's
// address told. Chromium refuses private servers itself before anything is sent; Firefox is asked for the addresses first.

import { browser } from 'wxt/browser';
import { PithError } from '../../errors.ts';
import type { Exchange, ExchangeRequest } from '../../io/network.ts';
import { watchRequest } from './watch-request.ts';

/** Chromium's word for a server that a public-only request may not reach. */
const REFUSED_BY_CHROMIUM = /ERR_FAILED$|BLOCKED_BY_(?:PRIVATE|LOCAL)_NETWORK/;

export const exchange: Exchange = async (request) => {
  if (!browser.webRequest)
    throw new PithError('fetch-not-allowed', `Nobody allowed Pith to fetch ${request.url}.`);
  if (import.meta.env.FIREFOX && (await leadsElsewhere(request))) {
    return { words: 'the name leads into a private network', isPrivate: true };
  }
  const watch = watchRequest(request);
  try {
    await watch.ready;
    const response = await fetch(watch.url, {
      cache: 'no-store',
      credentials: request.credentials ? 'include' : 'omit',
      headers: { accept: request.accept, ...conditionsOf(request) },
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: request.signal,
      // The Fetch option of Local Network Access; TypeScript does not know it yet.
      ...(request.accepts ? { targetAddressSpace: 'public' } : {}),
    } as RequestInit);
    const isRedirect = response.type === 'opaqueredirect';
    const seen = await watch.answer();
    return {
      status: isRedirect ? seen.status : response.status,
      headers: isRedirect ? seen.headers : new Map(response.headers),
      address: seen.address,
      body: response.body,
      failure: watch.failure,
      close() {
        watch.end();
        if (!response.body?.locked) void response.body?.cancel().catch(() => undefined);
      },
    };
  } catch (error) {
    request.signal.throwIfAborted();
    const words = await watch.failure();
    watch.end();
    const isPrivate = watch.refused() || (request.accepts !== undefined && REFUSED_BY_CHROMIUM.test(words));
    return { words: words || String(error), isPrivate };
  } finally {
    if (request.signal.aborted) watch.end();
  }
};

const conditionsOf = ({ known = {} }: ExchangeRequest): Record<string, string> => ({
  ...(known.etag === undefined ? {} : { 'if-none-match': known.etag }),
  ...(known.modified === undefined ? {} : { 'if-modified-since': known.modified }),
});

/** The API of Firefox that the types of both browsers leave out. */
const names = (browser as unknown as { dns: { resolve(host: string): Promise<{ addresses: string[] }> } })
  .dns;

/** Firefox alone lets an extension look a name up; Chromium needs no such step. */
async function leadsElsewhere({ url, accepts }: ExchangeRequest): Promise<boolean> {
  if (!accepts) return false;
  try {
    const { addresses } = await names.resolve(new URL(url).hostname.replace(/^\[|\]$/g, ''));
    return addresses.some((address) => !accepts(address));
  } catch {
    return false; // No such name: the request itself will say so.
  }
}
