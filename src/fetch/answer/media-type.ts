// Which answers are text that a reader can use, and how each is read.

export type TextKind = 'html' | 'markdown' | 'text' | 'xml' | 'json';

/** First match wins; `+xml` and `+json` are the suffixes of RFC 6839. */
const KINDS: [type: RegExp, kind: TextKind][] = [
  [/^(?:text\/html|application\/xhtml\+xml)$/, 'html'],
  [/^text\/(?:x-)?markdown$/, 'markdown'],
  [/^(?:text|application)\/(?:json|ld\+json|feed\+json)$|^application\/[\w.-]+\+json$/, 'json'],
  [/^(?:text|application)\/(?:xml|rss\+xml|atom\+xml|rdf\+xml)$|^application\/[\w.-]+\+xml$/, 'xml'],
  [/^text\/plain$/, 'text'],
];

/** `text/html` of `Text/HTML; charset=…`; empty when the header is missing. */
export const essence = (contentType: string | undefined): string =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Undefined for what is no text: images, archives, programs. A missing type is judged by the first characters. */
export function kindOf(type: string): TextKind | 'unknown' | undefined {
  return type === '' ? 'unknown' : KINDS.find(([pattern]) => pattern.test(type))?.[1];
}

const HTML_START =
  /^\s*(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|title|meta|script|div|p|h1|a|table)\b/i;
const XML_START = /^\s*<\?xml\b/;

/** What the text itself says. Servers call HTML plain text and Markdown, and the other way round. */
export function settleKind(kind: TextKind | 'unknown', text: string): TextKind {
  const start = text.slice(0, 1000);
  const isHtml = HTML_START.test(start);
  if (kind === 'markdown') return /^\s*<(?:!doctype html|html)\b/i.test(start) ? 'html' : 'markdown';
  if (kind !== 'unknown') return kind;
  if (isHtml) return 'html';
  return XML_START.test(start) ? 'xml' : 'text';
}
