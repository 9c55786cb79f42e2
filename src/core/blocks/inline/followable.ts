/** Longer ones lose their query, then everything: such addresses carry state, not a place. In characters. */
const LONGEST_ADDRESS = 2000;
const FOLLOWABLE = /^(?:https?|ftp|mailto|tel|sms|geo|magnet|file):/i;
const QUERY = /[?#].*$/s;

/**
 * An address that the links pass made absolute, where a reader can follow it. Nothing for scripts and inline data, and
 * nothing for a place on the same page: what is written has no anchors for it to lead to.
 */
export function followable(href: string | null | undefined): string | undefined {
  if (href == null || !FOLLOWABLE.test(href)) return undefined;
  const address = href.length > LONGEST_ADDRESS ? href.replace(QUERY, '') : href;
  return address.length > LONGEST_ADDRESS ? undefined : address;
}
