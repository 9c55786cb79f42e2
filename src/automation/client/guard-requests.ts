// Keeps a browser that programs drive out of private networks: every request of every tab and frame, redirects
// included, is judged before it is sent.

import { lookup } from 'node:dns/promises';
import type { Response } from 'playwright-core';
import type { PithBrowser } from '../browser.ts';
import { callBridge } from '../call-bridge.ts';
import type { Profile, Site } from '../profile/profile.ts';
import { siteOf } from '../profile/site-of.ts';
import { PithError } from '../../errors.ts';
import { checkAddress, refusal } from '../../fetch/guard/check-address.ts';
import { LOCAL_ENDINGS } from '../../fetch/guard/local-names.ts';
import { hostOf, readHosts } from '../../fetch/guard/read-hosts.ts';
import { isAddress, isPublicAddress } from '../../fetch/guard/special-addresses.ts';

export interface Guard {
  /** Throws `PithError('address-refused')`. */
  check(url: string): Promise<void>;
  /** The same for a server that has answered: its name may mean another address by now. A document without one is refused. */
  checkServer(response: Response): Promise<void>;
  /** From now on the browser sends nothing that `check` refuses. */
  stand(browser: Pick<PithBrowser, 'context' | 'worker'>): Promise<void>;
}

interface Paused {
  requestId: string;
  request: { url: string; headers: Record<string, string> };
}

/** Begins addresses of empty pages, which no server is asked for (RFC 6761 keeps the name free). */
export const EMPTY_PAGE = 'http://pith-tab.invalid/';
/** A name that was looked up is taken to mean the same for so long, in milliseconds. */
const LOOKED_UP = 30_000;

/** Those of `PITH_TRUST`. */
export const trustedByEnvironment = (): string[] => readHosts(process.env['PITH_TRUST'] ?? '');

interface GuardOptions {
  /** Hosts (names or IP addresses) that may be asked whatever network they are in. */
  trusted?: readonly string[];
  /** Its headers go to the hosts that it names and to no others. */
  profile?: Profile | undefined;
}

export function createGuard({ trusted = [], profile = {} }: GuardOptions): Guard {
  const names = new Map<string, { until: number; found: Promise<string[]> }>();
  const resolve = (host: string): Promise<string[]> => {
    const known = names.get(host);
    if (known && known.until > Date.now()) return known.found;
    const found = lookup(host, { all: true }).then(
      (addresses) => addresses.map(({ address }) => address),
      (cause: NodeJS.ErrnoException) => {
        names.delete(host);
        // The browser might find another answer than we did, and nobody would have judged it.
        throw new PithError('not-connected', `${host} could not be looked up (${cause.code}).`, { cause });
      },
    );
    names.set(host, { until: Date.now() + LOOKED_UP, found });
    return found;
  };
  const check = async (address: string): Promise<void> => {
    const host = URL.canParse(address) ? hostOf(new URL(address)) : '';
    const isTrusted = trusted.includes(host);
    const url = checkAddress(address, isTrusted ? host : undefined);
    if (isTrusted || isAddress(hostOf(url))) return;
    const refused = (await resolve(host)).find((each) => !isPublicAddress(each) && !trusted.includes(each));
    if (refused !== undefined)
      throw refusal(address, `its name leads to ${refused}, a private or reserved address`);
  };
  return {
    check,
    async checkServer(response) {
      const url = response.url();
      if (!/^https?:/.test(url) || url.startsWith(EMPTY_PAGE) || trusted.includes(hostOf(new URL(url))))
        return;
      const { ipAddress } = (await response.serverAddr().catch(() => null)) ?? {};
      if (ipAddress === undefined) {
        // Parts come from the browser's memory, too, and it leads from http to https by itself; where that ends is judged.
        const isOnward = response.status() >= 300 && response.status() < 400;
        if (isOnward || !response.request().isNavigationRequest()) return;
        throw refusal(url, 'nobody knows which server answered');
      }
      if (isPublicAddress(ipAddress) || trusted.includes(ipAddress.replace(/^\[|\]$/g, ''))) return;
      throw refusal(url, `${ipAddress} answered, a private or reserved address`);
    },
    async stand({ context, worker }) {
      const localNames = LOCAL_ENDINGS.map(([ending]) => ending);
      await callBridge(worker, 'fenceSockets', { trusted, localNames });
      const browser = context.browser();
      if (!browser)
        throw new PithError('browser-failed', 'The browser cannot be guarded: it has no session.');
      const session = await browser.newBrowserCDPSession();
      session.on('Fetch.requestPaused', ({ requestId, request }: Paused) => {
        const { url } = request;
        const answer = (method: 'continueRequest' | 'failRequest' | 'fulfillRequest', how: object = {}) =>
          session.send(`Fetch.${method}`, { requestId, ...how } as never);
        const judge = async () => {
          if (url.startsWith(EMPTY_PAGE)) return answer('fulfillRequest', { responseCode: 200, body: '' });
          try {
            // What is no request to a server: the extension's own files.
            if (/^https?:/.test(url)) await check(url);
          } catch (error) {
            const isRefused = error instanceof PithError && error.code === 'address-refused';
            return answer('failRequest', { errorReason: isRefused ? 'BlockedByClient' : 'NameNotResolved' });
          }
          return answer('continueRequest', withHeaders(request, siteOf(profile, url)));
        };
        // The tab was closed meanwhile.
        void judge().catch(() => undefined);
      });
      await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    },
  };
}

/** The headers of a request with those of the site; nothing where it has none. */
function withHeaders(
  { headers }: Paused['request'],
  site: Site,
): { headers?: { name: string; value: string }[] } {
  if (!site.headers) return {};
  const merged = Object.entries({ ...headers, ...site.headers });
  return { headers: merged.map(([name, value]) => ({ name, value })) };
}
