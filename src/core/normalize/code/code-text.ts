// The exact text of a listing: one line per line, whatever elements the highlighter made of it.

import { isBlockLevel, UNPAINTED_SELECTOR } from '../../dom/vocabulary.ts';
import { classTokens } from '../../dom/edit-tree.ts';
import { GUTTER_CLASSES, LINE_CLASSES, TOOLBAR_ELEMENTS, TOOLBAR_TEXT } from './code-dialects.ts';

interface Writer {
  text: string;
  /** A line ended with its element, so a break is owed unless the next text brings one. */
  owed: boolean;
}

export function codeText(root: Element): string {
  const writer: Writer = { text: '', owed: false };
  writeChildren(root, writer);
  return trimListing(writer.text);
}

/** Spaces that only indent become plain; blank lines around the listing go, its indentation stays. */
export const trimListing = (text: string): string =>
  text
    .replace(/\u00A0/g, ' ')
    .replace(/\u200B/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

function writeChildren(parent: Element, writer: Writer): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) writeText(node.nodeValue ?? '', { node, writer });
    else if (node.nodeType === 1) writeElement(node as Element, writer);
  }
}

function writeText(text: string, { node, writer }: { node: Node; writer: Writer }): void {
  if (text === '') return;
  if (/^\s*$/.test(text) && text.includes('\n') && isBetweenBlocks(node)) {
    // Line breaks between the elements of lines are the source's own layout, unless there are several.
    text = text.replace(/[^\n]/g, '');
    if (!writer.owed && (writer.text === '' || writer.text.endsWith('\n'))) text = text.slice(1);
  }
  if (text === '') return;
  if (writer.owed && !text.startsWith('\n')) writer.text += '\n';
  writer.owed = false;
  writer.text += text;
}

function isBetweenBlocks(node: Node): boolean {
  const beside = (node.nextSibling ?? node.previousSibling) as Element | null;
  return beside?.nodeType === 1 && isBlockLevel(beside);
}

function writeElement(element: Element, writer: Writer): void {
  if (element.localName === 'br') {
    // After a line in a block the `br` is a blank line; after an inline one it is that line's own break.
    const before = element.previousElementSibling;
    if (before && isBlockLevel(before)) payBreak(writer);
    writer.owed = false;
    writer.text += '\n';
    return;
  }
  if (isFurniture(element)) return;
  const marker = element.getAttribute('data-code-marker');
  if (!isLine(element)) {
    if (marker) writeText(marker, { node: element, writer });
    writeChildren(element, writer);
    return;
  }
  if (writer.owed) payBreak(writer);
  else if (writer.text !== '' && !OPEN_LINE.test(writer.text) && isBlockLevel(element)) writer.text += '\n';
  const start = writer.text.length;
  if (marker) writer.text += marker;
  writeChildren(element, writer);
  const brokeItself = writer.text.length > start && writer.text.endsWith('\n');
  writer.owed = !brokeItself;
}

/** Nothing on the line yet, or only the sign of a diff. */
const OPEN_LINE = /(?:\n|^|\n[ +-]|^[ +-])$/;

function payBreak(writer: Writer): void {
  if (writer.owed) writer.text += '\n';
  writer.owed = false;
}

const isLine = (element: Element): boolean =>
  isBlockLevel(element) || classTokens(element).some((name) => LINE_CLASSES.has(name));

const FURNITURE = `svg, ${UNPAINTED_SELECTOR}, ${TOOLBAR_ELEMENTS}`;

export function isFurniture(element: Element): boolean {
  if (element.matches(FURNITURE)) return true;
  return isGutter(element) || TOOLBAR_TEXT.test(soleText(element));
}

export function isGutter(element: Element): boolean {
  // A `pre` with the class `line-numbers` asks Prism for numbers; it is the listing itself.
  if (element.matches('pre, code')) return false;
  const text = element.textContent ?? '';
  if (!/^[\s\d.:|…+-]*$/.test(text)) return false;
  if (classTokens(element).some((name) => GUTTER_CLASSES.has(name))) return true;
  if (!/\d/.test(text)) return false;
  const style = element.getAttribute('style') ?? '';
  return (
    /user-select:\s*none/.test(style) ||
    element.getAttribute('unselectable') === 'on' ||
    element.hasAttribute('data-line-number')
  );
}

/** Toolbar words count only outside of tokens: `copy` may well be the name of a function. */
function soleText(element: Element): string {
  return element.matches('[class*=copy], [class*=toast], [class*=toolbar]') &&
    !element.matches('span[class*=token]')
    ? (element.textContent ?? '').trim()
    : '';
}
