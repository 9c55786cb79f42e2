// What is wrong with what came out of a page, by the kind that its name begins with.

import type { BridgeReply } from '../../src/automation/bridge.ts';

/** Stands where the page's technique hides it, or where it is plain to see. */
const MARKER = /zorblax\s+quimfet/;
/** Controls other than tab and line ends, directions, zero widths, tags, and selectors used to carry text. */
const SMUGGLED =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e01ef}]/u;

export function checkPage(name: string, { markdown, extraction }: BridgeReply): string[] {
  switch (name.slice(0, name.indexOf('-'))) {
    case 'hidden':
      return MARKER.test(markdown) ? ['hidden words came out'] : [];
    case 'seen':
      return MARKER.test(markdown) ? [] : ['visible words were lost'];
    case 'smuggled':
      return SMUGGLED.test(markdown) || SMUGGLED.test(given(extraction))
        ? ['an invisible character came out']
        : [];
    case 'hang':
      // There is a result, in time.
      return [];
    default:
      throw new Error(`The name of a page begins with hidden, seen, smuggled or hang: ${name}`);
  }
}

/** Their strings are quoted from the page, for the person and not for the model. */
const QUOTED: ReadonlySet<string> = new Set(['removed', 'structuredData']);

const given = (extraction: BridgeReply['extraction']): string =>
  Object.entries(extraction)
    .flatMap(([field, value]) => (QUOTED.has(field) ? [] : stringsOf(value)))
    .join('\n');

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
