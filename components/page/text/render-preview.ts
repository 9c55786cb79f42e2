// Markdown as it will read, made safe: the page's text is hostile until shown otherwise. Loaded when first asked for.

import DOMPurify from 'dompurify';
import { Marked } from 'marked';

const TAGS = (
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ' +
  'ruby s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var'
).split(' ');
const ATTRIBUTES = [
  'align',
  'alt',
  'checked',
  'colspan',
  'dir',
  'disabled',
  'href',
  'lang',
  'open',
  'rowspan',
  'src',
  'start',
  'title',
  'type',
];
/** Beyond this the preview shows the beginning only. UTF-16 units; 300,000 take about 0.3 s to parse and clean. */
const LONGEST = 300_000;

/** A relative address would lead into the extension itself. */
const WEB_ADDRESS = /^(?:https?|mailto):/i;

const marked = new Marked({ gfm: true });

/**
 * Parsed and cleaned once, handed over as nodes: a second parse of cleaned HTML has made it live again before
 * (CVE-2026-0540). Pictures load only when `images` is set, since loading one tells its server who reads what.
 */
export function renderPreview(
  markdown: string,
  { images }: { images: boolean },
): { nodes: DocumentFragment; cut: boolean } {
  const cut = markdown.length > LONGEST;
  const html = marked.parse(cut ? shorten(markdown) : markdown, { async: false });
  const nodes = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const image of nodes.querySelectorAll('img')) {
    if (images && WEB_ADDRESS.test(image.getAttribute('src') ?? '')) image.loading = 'lazy';
    else image.replaceWith(standIn(image));
  }
  for (const link of nodes.querySelectorAll('a')) {
    if (!WEB_ADDRESS.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  }
  for (const input of nodes.querySelectorAll('input')) {
    if (input.type === 'checkbox') input.disabled = true;
    else input.remove();
  }
  return { nodes, cut };
}

function standIn(image: HTMLImageElement): HTMLElement {
  const box = image.ownerDocument.createElement('span');
  box.className = 'no-image';
  box.textContent = image.alt || '…';
  return box;
}

const shorten = (markdown: string): string =>
  markdown.slice(0, markdown.lastIndexOf('\n\n', LONGEST) + 1 || LONGEST);
