// Where a page sends its reader at once by `<meta http-equiv="refresh">`.

/** Such a page is short, and the element stands near its beginning. Characters. */
const SEARCHED = 100_000;
/** Elements whose content is text or holds only for readers without scripts. */
const SKIPPED = /^(script|style|noscript|template|title|textarea|svg)\b/i;
const META = /^meta\b(?:[^>"']|"[^"]*"|'[^']*')*/i;
/** A reader of a later refresh has had time to read. Seconds. */
const IMMEDIATE = 1;

/** The address as written, or undefined. One pass over the tags; nothing is searched twice. */
export function findMetaRefresh(html: string): string | undefined {
  const text = html.slice(0, SEARCHED);
  const lower = text.toLowerCase();
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (text.startsWith('<!--', at)) {
      at = text.indexOf('-->', at + 4);
      if (at === -1) return undefined;
      continue;
    }
    const tag = text.slice(at + 1, at + 2100);
    const skipped = SKIPPED.exec(tag)?.[1];
    if (skipped) {
      at = lower.indexOf(`</${skipped.toLowerCase()}`, at);
      if (at === -1) return undefined;
      continue;
    }
    const target = readRefresh(META.exec(tag)?.[0] ?? '');
    if (target !== undefined) return target;
  }
  return undefined;
}

function readRefresh(meta: string): string | undefined {
  if (!/\shttp-equiv\s*=\s*["']?refresh\b/i.test(meta)) return undefined;
  const [, quote, quoted, bare] = /\scontent\s*=\s*(?:(["'])([^]*?)\1|([^\s>]+))/i.exec(meta) ?? [];
  const content = (quote ? quoted : bare) ?? '';
  const [, delay = '', target = ''] =
    /^(\d*(?:\.\d*)?)\s*[;,]\s*(?:url\s*=\s*)?(\S.*)/is.exec(content.trimStart()) ?? [];
  if (target === '' || Number(delay || '0') > IMMEDIATE) return undefined;
  return target
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('&amp;', '&');
}
