// Puts a text into a composer by the events of a person who pastes or types, so that the site's own state follows.

import { holds, isEmpty, isTextArea, textOf } from './composer-text.ts';

/** Editors read the selection and write their document a moment after the event. Milliseconds. */
const REACTION = 60;

/** `swallowed`: the site took the paste and shows it elsewhere, as chats do with long texts. */
export type Written = 'written' | 'swallowed' | 'refused';

export async function writeText(composer: HTMLElement, text: string): Promise<Written> {
  composer.focus();
  putCaretAtEnd(composer);
  await pause(REACTION);
  const addition = isEmpty(composer) ? text : `\n\n${text}`;
  if (isTextArea(composer)) {
    insert(composer, addition);
    return holds(composer, text) ? 'written' : 'refused';
  }
  const before = textOf(composer);
  const isTaken = paste(composer, addition);
  await pause(REACTION);
  if (holds(composer, text)) return 'written';
  if (isTaken) return textOf(composer) === before ? 'swallowed' : 'refused';
  insert(composer, addition);
  await pause(REACTION);
  return holds(composer, text) ? 'written' : 'refused';
}

/** Browsers type into text areas line by line, each slower than the last: a megabyte takes minutes. In characters. */
const LONGEST_TYPED = 60_000;

/** At once, past the undo list. Frameworks compare what they know with what is there when the event comes. */
function putText(composer: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = composer;
  composer.setRangeText(text, selectionStart, selectionEnd, 'end');
  composer.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }),
  );
}

/** As if typed: native undo works, and `beforeinput` and `input` events are the browser's own. */
function insert(composer: HTMLElement, text: string): void {
  const live = composer.ownerDocument;
  if (isTextArea(composer) && text.length > LONGEST_TYPED) return putText(composer, text);
  const isPlain = isTextArea(composer) || composer.contentEditable === 'plaintext-only';
  if (isPlain || !text.includes('\n')) live.execCommand('insertText', false, text);
  // Typed line breaks become boxes, of which each empty one counts twice when the page reads its text.
  else live.execCommand('insertHTML', false, asLines(text, live.defaultView!.getComputedStyle(composer)));
}

function asLines(text: string, { whiteSpace }: CSSStyleDeclaration): string {
  const lines = escape(text).split('\n');
  const isKept = whiteSpace.startsWith('pre') || whiteSpace === 'break-spaces';
  return (isKept ? lines : lines.map((line) => line.replace(/ (?= |$)|^ /g, '&nbsp;'))).join('<br>');
}

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** True when the page's editor took it. */
function paste(composer: HTMLElement, text: string): boolean {
  const forms: [type: string, text: string][] = [['text/plain', text]];
  // From plain text ProseMirror makes one paragraph break of any number of line breaks.
  if (composer.classList.contains('ProseMirror')) forms.push(['text/html', asSlice(text)]);
  return !composer.dispatchEvent(pasteEvent(forms));
}

function pasteEvent(forms: [type: string, text: string][]): ClipboardEvent {
  const clipboardData = new DataTransfer();
  for (const [type, text] of forms) clipboardData.setData(type, text);
  const init = { bubbles: true, cancelable: true, composed: true };
  const event = new ClipboardEvent('paste', { ...init, clipboardData });
  const [dataType, data] = forms.at(-1) ?? ['text/plain', ''];
  if (event.clipboardData?.getData(dataType) === data) return event;
  // Firefox hides what the transfer holds, and has members of its own for one form of it.
  const own: ClipboardEventInit & { dataType: string; data: string } = { ...init, dataType, data };
  return new ClipboardEvent('paste', own);
}

/** ProseMirror's own clipboard form: each line a paragraph, the first and last open, white space as it is. */
function asSlice(text: string): string {
  const [first = '', ...others] = escape(text).split('\n');
  return `<p data-pm-slice="1 1 []">${first}</p>${others.map((line) => `<p>${line}</p>`).join('')}`;
}

function putCaretAtEnd(composer: HTMLElement): void {
  if (isTextArea(composer)) composer.setSelectionRange(composer.value.length, composer.value.length);
  else {
    const selection = composer.ownerDocument.getSelection();
    selection?.selectAllChildren(composer);
    selection?.collapseToEnd();
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
