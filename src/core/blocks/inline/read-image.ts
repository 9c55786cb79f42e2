import { foldSpace } from '../../dom/words.ts';
import type { Shown } from './inline-reader.ts';

/** Address and alternative text; inline data has no address. */
export const readImage = (element: Element): { url: string; alt: string } => ({
  url: followable(element.getAttribute('src')) ?? '',
  alt: foldSpace(element.getAttribute('alt') ?? ''),
});

const DRAWING = /\.svg(?:[?#]|$)/i;

/** Without words, a drawing is an icon, and a picture that was shown before is one too. */
export const isOrnament = (url: string, shown: Shown): boolean => DRAWING.test(url) || shown.has(url);

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
