// Reduced HTML for writing selectors: the page's own tags with the attributes that name them, and its text.

import { nodesIn } from '../../dom/edit-tree.ts';
import { PREFORMATTED, TAG, TEX, VALUE } from '../../dom/marks.ts';
import type { Page } from '../../page.ts';
import { escapeHtml, writeAttributes } from './write-attributes.ts';

const LEFT_OUT = new Set('base canvas link meta noscript script style template'.split(' '));
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area br col embed hr img input param source track wbr'.split(' '),
);
const PREFORMATTED_TAGS = new Set(['listing', 'pre', 'textarea', 'xmp']);
const SPACE = /\s/;
/** The parser lets `<` and quotes into tag names. */
const TAG_NAME = /^[a-z][a-z\d-]*$/i;

/** Undefined when nobody asked for it. */
export function writeHtml(page: Page): string | undefined {
  const { reduced } = page;
  if (!reduced) return undefined;
  const { originals, judged } = reduced;

  /** `kept`: whether the nearest judged element around it is. */
  function write(element: Element, { kept, raw }: { kept: boolean; raw: boolean }): string {
    const tag = nameOf(element);
    if (LEFT_OUT.has(tag) && !(tag === 'noscript' && element.firstElementChild)) return '';
    if (tag === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden') return '';
    const original = originals.get(element);
    const isKept = original && judged.has(original) ? original.isConnected : kept;
    const isRaw = raw || PREFORMATTED_TAGS.has(tag) || element.hasAttribute(PREFORMATTED);
    const inner = VOID_TAGS.has(tag) ? '' : (ownText(element) ?? writeChildren(element, isKept, isRaw));
    if (!isKept && inner.trim() === '') return '';
    const attributes = writeAttributes(element, page);
    if (VOID_TAGS.has(tag)) return `<${tag}${attributes}>`;
    return attributes === '' && inner.trim() === '' ? inner : `<${tag}${attributes}>${inner}</${tag}>`;
  }

  function writeChildren(element: Element, kept: boolean, raw: boolean): string {
    let inner = '';
    for (const node of nodesIn(element)) {
      const part =
        node.nodeType === 1
          ? write(node as Element, { kept, raw })
          : node.nodeType === 3 && kept
            ? (node.nodeValue ?? '')
            : '';
      const text = node.nodeType === 3 ? escapeHtml(raw ? part : foldRuns(part)) : part;
      inner += !raw && SPACE.test(inner.at(-1) ?? '') ? text.replace(/^\s+/, '') : text;
    }
    return inner;
  }

  return write(reduced.copy, { kept: true, raw: false }).trim();
}

function nameOf(element: Element): string {
  const tag = element.getAttribute(TAG) ?? element.localName;
  return TAG_NAME.test(tag) ? tag : 'div';
}

/** A formula's source, or what a text field shows. */
function ownText(element: Element): string | undefined {
  const text =
    element.getAttribute(TEX) ?? (element.localName === 'textarea' ? element.getAttribute(VALUE) : null);
  return text === null ? undefined : escapeHtml(text);
}

const foldRuns = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, (run) => (run.includes('\n') ? '\n' : ' '));
