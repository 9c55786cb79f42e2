// The guard as two questions, for whoever meets addresses and servers elsewhere than in a fetch.

import { checkAddress } from './check-address.ts';
import { LOCAL_ENDINGS } from './local-names.ts';
import { hostOf } from './read-hosts.ts';
import { isPublicAddress } from './special-addresses.ts';
import type { TextRequest } from '../text-request.ts';

interface Guard {
  /** Whether an address may be asked for at all. */
  allows(url: string): boolean;
  /** Whether a server at this IP address may answer. */
  accepts(address: string): boolean;
  /** Last labels of names that mean the person's own machine or network. */
  localNames: readonly string[];
}

export const acceptsOf =
  ({ trusted = [] }: Pick<TextRequest, 'trusted'>) =>
  (address: string): boolean =>
    isPublicAddress(address) || trusted.includes(address);

export function guardOf(request: Omit<TextRequest, 'signal'>): Guard {
  const { url, localHost } = request;
  const isLocal = URL.canParse(url) && hostOf(new URL(url)) === localHost;
  return {
    allows(address) {
      try {
        checkAddress(address, isLocal ? localHost : undefined);
        return true;
      } catch {
        return false;
      }
    },
    accepts: isLocal ? () => true : acceptsOf(request),
    localNames: LOCAL_ENDINGS.map(([ending]) => ending),
  };
}
