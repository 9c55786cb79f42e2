// Every listing becomes `<pre><code class="language-x">exact text</code></pre>`, every other code stays inline.

import { DISPLAY, PREFORMATTED, VALUE } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { isBlockLevel } from '../../dom/vocabulary.ts';
import { create, elementsIn, retag } from '../../dom/edit-tree.ts';
import { readEditor } from './code-editors.ts';
import { codeLanguage } from './code-language.ts';
import { isDiff, readListingTable } from './code-tables.ts';
import { codeText, isFurniture, trimListing } from './code-text.ts';
import { dropToolbar, languageNamed } from './code-toolbar.ts';

const EDITORS = '.CodeMirror, .ace_editor, .cm-editor, .monaco-editor';
/** An editor that has not started yet is a text field with its code. */
const CODE_FIELDS = 'textarea:is([aria-label*=code i], [class*=code i], [class*=snippet i], [id*=code i])';
/** What share dialogs offer for copying. */
const EMBED_CODE = /^\s*<(?:blockquote|embed|iframe|script)\b/i;
/** What a notebook writes beside its cells. */
const PROMPT = /^\s*(?:(?:In|Out)\s?\[[\d *]*\]:?|\[[\d *]*\]:)\s*$/;
/** Lines without any `pre`, each in an element of its own. */
const LINES_WITHOUT_PRE = 'code.line, .crayon-code > .crayon-line, .syntaxhighlighter .line';

export const canonicalCode: DomPass = {
  name: 'canonical-code',
  run({ document, deadline }) {
    const body = document.body;
    for (const editor of body.querySelectorAll(EDITORS)) {
      const text = readEditor(editor);
      if (text !== undefined) replaceListing(editor, text);
    }
    for (const table of body.querySelectorAll('table')) {
      deadline.check();
      if (!table.isConnected) continue;
      const text = readListingTable(table);
      if (text !== undefined) replaceListing(listingOf(table), text, isDiff(table) ? 'diff' : '');
    }
    for (const line of body.querySelectorAll(LINES_WITHOUT_PRE)) {
      deadline.check();
      const box = line.isConnected && !line.closest('pre') ? line.parentElement : null;
      if (box) replaceListing(box, codeText(box));
    }
    for (const field of body.querySelectorAll(CODE_FIELDS)) {
      const text = field.getAttribute(VALUE) ?? field.textContent ?? '';
      if (!field.closest('pre') && text.trim() !== '' && !EMBED_CODE.test(text))
        replaceListing(field, trimListing(text));
    }
    for (const pre of body.querySelectorAll('pre')) {
      if (!pre.isConnected || pre.parentElement?.closest('pre')) continue;
      takeLabelsOut(pre);
      if (pre.querySelector(':scope :is(h1, h2, h3, h4, h5, h6, figure)'))
        retag(pre, 'div').setAttribute(PREFORMATTED, '');
      else replaceListing(pre, codeText(pre));
    }
    for (const code of body.querySelectorAll('code, samp, tt')) {
      if (!code.isConnected || code.closest('pre')) continue;
      if (isListing(code)) replaceListing(code, codeText(code));
      else flattenInline(code);
    }
  },
};

/** A table may stand in the `pre` that it numbers. */
const listingOf = (table: Element): Element =>
  table.closest('pre') ?? table.closest('.syntaxhighlighter') ?? table;

function replaceListing(listing: Element, text: string, known = ''): void {
  const document = listing.ownerDocument;
  if (text === '' || PROMPT.test(text)) {
    listing.remove();
    return;
  }
  const language = known || codeLanguage(listing);
  const code = create(document, 'code', { children: [text] });
  const pre = create(document, 'pre', { children: [code] });
  for (const name of ['id', 'title', 'data-pith-collapsed', 'data-pith-selected']) {
    const value = listing.getAttribute(name);
    if (value !== null) pre.setAttribute(name, value);
  }
  outermost(listing).replaceWith(pre);
  const labelled = dropToolbar(pre);
  if (language || labelled) code.setAttribute('class', `language-${language || labelled}`);
}

/** `code` around `pre` is as common as the other way round. */
function outermost(listing: Element): Element {
  const parent = listing.parentElement;
  const alone =
    parent?.matches('code, pre') && (parent.textContent ?? '').trim() === (listing.textContent ?? '').trim();
  return alone && parent ? parent : listing;
}

/** The names of language and file, and buttons, that stand in a `pre` beside its code: they go with what is around it. */
function takeLabelsOut(pre: Element): void {
  const codes = pre.querySelectorAll('code');
  const [code] = codes;
  if (!code || codes.length > 1 || code.parentElement !== pre) return;
  const labels = elementsIn(pre).filter((child) => child !== code);
  const isBare = [...pre.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  if (isBare || labels.length === 0 || !labels.every(isLabel)) return;
  const box = create(pre.ownerDocument, 'div');
  pre.replaceWith(box);
  box.append(...labels.map((label) => (label.matches('div, p') ? label : retag(label, 'div'))), pre);
}

function isLabel(element: Element): boolean {
  const text = (element.textContent ?? '').trim();
  return isBlockLevel(element) ? !text.includes('\n') : isFurniture(element) || languageNamed(text) !== '';
}

function isListing(code: Element): boolean {
  if (code.localName !== 'code') return false;
  const breaks = code.querySelectorAll('br, div, p').length;
  const lines = (code.textContent ?? '').trim().split('\n').length - 1;
  const isBlock = code.getAttribute(DISPLAY) === 'block' || code.hasAttribute(PREFORMATTED);
  if (isBlock && breaks + lines > 0) return true;
  return breaks > 0 && (code.parentElement?.textContent ?? '').trim() === (code.textContent ?? '').trim();
}

/** Inline code is text: no links, no tokens, no line breaks. */
function flattenInline(code: Element): void {
  const text = (code.textContent ?? '').replace(/\u00A0/g, ' ');
  if (code.localName !== 'code') code = retag(code, 'code');
  if (text === '') code.remove();
  else if (code.childElementCount > 0 || text.includes(' ')) {
    for (const br of code.querySelectorAll('br, wbr')) br.replaceWith(br.localName === 'br' ? ' ' : '');
    code.textContent = (code.textContent ?? '').replace(/\u00A0/g, ' ');
  }
}
