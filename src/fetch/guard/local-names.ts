// Host names that mean the person's own machine or network wherever they are looked up.

/** Last labels, sorted, with the reason. */
export const LOCAL_ENDINGS: [ending: string, reason: string][] = [
  ['corp', 'never delegated, since so many firms use it inside (ICANN)'],
  ['home', 'never delegated, since so many routers use it (ICANN)'],
  ['home.arpa', 'home networks (RFC 8375)'],
  ['internal', 'private use (ICANN, 2024)'],
  ['intranet', 'customary inside firms (RFC 6762, appendix G)'],
  ['lan', 'customary on routers (RFC 6762, appendix G)'],
  ['local', 'multicast DNS (RFC 6762)'],
  ['localdomain', 'the machine itself in many hosts files'],
  ['localhost', 'the machine itself (RFC 6761)'],
  ['private', 'customary inside firms (RFC 6762, appendix G)'],
  ['test', 'never on the internet; developers point it at their own machine (RFC 6761)'],
];

/** Takes a host as `new URL` writes it, without a final dot. */
export function isLocalName(host: string): boolean {
  if (!host.includes('.')) return true;
  return LOCAL_ENDINGS.some(([ending]) => host.endsWith(`.${ending}`));
}
