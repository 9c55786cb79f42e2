/** Common file systems allow 255 bytes; 60 characters of any script fit. */
const NAME_LENGTH = 60;
/** Reserved by Windows, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The page's title as a file name that every system takes: letters and digits of any script, words joined by `-`. */
export function toFileName(
  { title, url }: { title: string; url: string },
  extension: 'md' | 'json' | 'jsonl',
): string {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const name = slug(title) || slug(host) || 'page';
  return `${RESERVED.test(name) ? `${name}-page` : name}.${extension}`;
}

function slug(text: string): string {
  const joined = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...joined]
    .slice(0, NAME_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');
}
