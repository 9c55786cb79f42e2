// Which characters leave because they have no visible form: they split words or carry a hidden message.

import type { Warning } from '../types.ts';
import type { DomPass, Page } from '../page.ts';

/** Runs of what Unicode lets fonts ignore, of controls, and of the marks of annotations. */
const RUN = /(?:(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB])+/gu;
const SUSPECT = new RegExp(RUN, 'u');
/** Breaks of line printers and old encodings. */
const OLD_BREAK = /[\v\f\x85]/g;
/** Scripts whose letters a joiner shapes; in all of them it may also follow a combining mark. */
const JOINING_SCRIPTS =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Nko Oriya Sinhala Syriac Tamil Telugu';
/**
 * What belongs to the character before it: the form of an emoji and what joins it to the next, a joiner between letters,
 * the form of a Mongolian letter, and the tags of the three flags that Unicode knows (gbeng, gbsct, gbwls).
 */
const BELONGING = new RegExp(
  [
    '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    '[\\p{Extended_Pictographic}\\u{1F3FB}-\\u{1F3FF}][\\uFE0E\\uFE0F]?\\u200D?',
    '[\\d#*]\\uFE0F',
    `[${JOINING_SCRIPTS.replace(/(\w+) ?/g, '\\p{Script=$1}')}\\p{M}][\\u200C\\u200D]`,
    '\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]',
  ].join('|'),
  'uy',
);
const ZERO_WIDTH = /[\u200B-\u200D\u2060-\u2064\uFEFF]/g;
/** So many zero-width characters in a row are a binary code, not typography. */
const BINARY_CODE = 8;
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

export const stripInvisible: DomPass = {
  name: 'strip-invisible',
  run(page) {
    const payloads: string[] = [];
    for (const root of [page.document.querySelector('title'), page.document.body]) {
      // One look at the whole: on most pages no text node has to be asked.
      if (!root || !SUSPECT.test(root.textContent)) continue;
      const walker = page.document.createTreeWalker(root, 4 /* text */);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        if (SUSPECT.test(text)) node.nodeValue = stripText(text, payloads);
      }
    }
    notePayloads(payloads, page);
  },
};

/**
 * The one gate of what leaves: every string in plain data, keys too, without invisible characters, whichever attribute,
 * address or script it was decoded from. In place.
 */
export function stripStrings(given: { removed: Page['removed']; warnings: Warning[] }): void {
  const payloads: string[] = [];
  // Not by recursion: data may be nested as deeply as its page likes.
  const pending: object[] = [given];
  for (
    let data = pending.pop() as Record<string, unknown> | undefined;
    data;
    data = pending.pop() as typeof data
  ) {
    for (const [key, value] of Object.entries(data)) {
      if (typeof value === 'object' && value) pending.push(value);
      else if (typeof value === 'string' && SUSPECT.test(value)) data[key] = stripText(value, payloads);
      if (!SUSPECT.test(key)) continue;
      data[stripText(key, payloads)] ??= data[key];
      delete data[key];
    }
  }
  notePayloads(payloads, given);
}

/** The text without invisible characters; a message that they spelled is added to `payloads`. */
export function stripText(text: string, payloads: string[] = []): string {
  return text.replace(OLD_BREAK, ' ').replace(RUN, (run, offset: number, whole: string) => {
    const before = whole.codePointAt(offset - 2) ?? 0;
    BELONGING.lastIndex = Math.max(0, before > 0xffff ? offset - 2 : offset - 1);
    const kept = BELONGING.test(whole) ? run.slice(0, Math.max(0, BELONGING.lastIndex - offset)) : '';
    const payload = messageIn(run.slice(kept.length));
    if (payload.trim()) payloads.push(payload);
    return kept;
  });
}

/** Bytes as tags (ASCII in plane 14) or as selectors (first sixteen, then the 240 of the supplement), or a binary code. */
function messageIn(run: string): string {
  const zeroWidth = run.match(ZERO_WIDTH)?.length ?? 0;
  const selectors = run.match(SELECTORS)?.length ?? 0;
  let message = '';
  for (const character of run) {
    const code = character.codePointAt(0) ?? 0;
    let byte = code - 0xe0000;
    if (selectors > 1 && code >= 0xfe00 && code <= 0xfe0f) byte = code - 0xfe00;
    else if (selectors > 1 && code >= 0xe0100) byte = code - 0xe0100 + 16;
    if (byte >= 0x20 && byte < 0x7f) message += String.fromCharCode(byte);
  }
  return zeroWidth >= BINARY_CODE ? `${message} (${zeroWidth} zero-width characters)` : message;
}

function notePayloads(payloads: string[], { removed, warnings }: Pick<Page, 'removed' | 'warnings'>): void {
  if (payloads.length === 0) return;
  const text = payloads.join(' ');
  removed.hidden.push({
    reason: 'invisible characters',
    text: text.slice(0, 500),
    words: text.split(/\s+/).length,
  });
  if (warnings.every(({ message }) => message !== MESSAGE))
    warnings.push({ code: 'hidden-text', message: MESSAGE });
}

const MESSAGE = 'A message in invisible characters was left out.';
