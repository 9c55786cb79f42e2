// Values in metadata are plain text, but pages put markup and entities into them.

import { foldSpace } from '../dom/words.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};
const LARGEST_CODE_POINT = 0x10ffff;

export function plainText(value: string): string {
  const decoded = value.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
  return foldSpace(decoded.replace(/<\/?[a-z][^>]{0,300}>/gi, ' '));
}
