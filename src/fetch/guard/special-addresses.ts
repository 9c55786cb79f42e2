// Whether an IP address belongs to the public internet. Everything in the special-purpose registries of IANA does not.

import ipaddr from 'ipaddr.js';

/** All that has been given out for the public IPv6 internet lies here (IANA, IPv6 Global Unicast Address Assignments). */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Networks without IPv4 reach IPv4 servers through this prefix (RFC 6052); the last four bytes are the server's. */
const NAT64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96];

/** Takes what browsers write: dotted IPv4, IPv6 with or without brackets and zone. What is no address is not public. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  // A zone names one of the machine's own interfaces, so the address is local whatever it says.
  if (bare.includes('%') || !isWritten(bare)) return false;
  const address = ipaddr.parse(bare);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  const inner = innerIPv4(address as ipaddr.IPv6);
  if (inner) return inner.range() === 'unicast';
  return address.range() === 'unicast' && (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** The IPv4 server that an IPv6 address stands for. 6to4 and Teredo are dead and refused as a whole. */
function innerIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? new ipaddr.IPv4(address.toByteArray().slice(-4)) : undefined;
}

export const isAddress = (host: string): boolean => isWritten(host.replace(/^\[|\]$/g, ''));

/** In full: the library alone would take `1.1` for an address, too. */
const isWritten = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
