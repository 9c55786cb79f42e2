// The first layer of the guard: what an address itself tells, before anything is looked up or sent.

import { PithError } from '../../errors.ts';
import { BLOCKED_PORTS } from './blocked-ports.ts';
import { isLocalName } from './local-names.ts';
import { hostOf } from './read-hosts.ts';
import { isAddress, isPublicAddress } from './special-addresses.ts';

/** RFC 1035, without the final dot. */
const LONGEST_NAME = 253;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/**
 * The address as it will be requested. `localHost` is the one host of the person's own network that may be asked.
 * Throws `PithError('address-refused')`.
 */
export function checkAddress(address: string, localHost?: string): URL {
  if (!URL.canParse(address)) refuse(address, 'it is not a complete address');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    refuse(address, 'only http and https pages are fetched');
  }
  if (url.username !== '' || url.password !== '') refuse(address, 'it carries a user name or password');
  if (url.port !== '' && BLOCKED_PORTS.has(Number(url.port))) {
    refuse(address, `port ${url.port} belongs to another kind of service`);
  }
  // `new URL` has already written decimal, octal, hexadecimal and short IPv4 as four numbers, and folded full-width
  // letters and dots. A final dot would pass the tests below and mean the same host.
  const host = hostOf(url);
  if (localHost !== undefined && host === localHost) return url;
  if (isAddress(host) || host.startsWith('[')) {
    if (!isPublicAddress(host)) refuse(address, 'it leads into a private or reserved network');
    return url;
  }
  if (isLocalName(host)) refuse(address, 'its name means a machine of the own network');
  if (host.length > LONGEST_NAME || !host.split('.').every((label) => LABEL.test(label))) {
    refuse(address, 'its host name is not one of the public internet');
  }
  return url;
}

function refuse(address: string, reason: string): never {
  throw refusal(address, reason);
}

export const refusal = (address: string, reason: string): PithError =>
  new PithError('address-refused', `${shorten(address)} was not fetched: ${reason}.`);

/** Addresses can be megabytes long; messages shall not. Characters. */
const SHOWN = 200;
export const shorten = (address: string): string =>
  address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;
