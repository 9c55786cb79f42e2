// Which characters leave because they have no visible form: they split words or carry a hidden message.

import type { DomPass } from '../page.ts';

// Written as escapes on purpose: the characters themselves are invisible here too.
const INVISIBLE =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';
const ALWAYS = new RegExp(`[${INVISIBLE}]`, 'gu');
const SUSPECT = new RegExp(`[${INVISIBLE}\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}]`, 'u');
/** Flags of regions are a black flag followed by tag letters and the cancel tag. */
const TAG_CHARACTERS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0000}-\u{E007F}]+/gu;
/** Scripts whose letters a joiner shapes; in all of them it may also follow a combining mark. */
const JOINING_SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Nko',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
];
/** Joiners belong between letters of joining scripts, and between the parts of an emoji. */
const STRAY_JOINER = new RegExp(
  `(?<![${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}\\p{M}\\p{Extended_Pictographic}\\uFE0F\\u{1F3FB}-\\u{1F3FF}])[\\u200C\\u200D]`,
  'gu',
);
/** So many zero-width characters in a row are a binary code, not typography. */
const ZERO_WIDTH_RUN = /[\u200B-\u200D\u2060-\u2064\uFEFF]{8,}/g;
/** A selector chooses the form of one character; more than one in a row hides bytes. */
const SELECTOR_RUN = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}/gu;

export const stripInvisible: DomPass = {
  name: 'strip-invisible',
  run(page) {
    // One look at the whole: on most pages no text node has to be asked.
    if (!SUSPECT.test(page.document.body.textContent ?? '')) return;
    const walker = page.document.createTreeWalker(page.document.body, 4 /* text */);
    const payloads: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (SUSPECT.test(text)) node.nodeValue = stripText(text, payloads);
    }
    if (payloads.length === 0) return;
    const text = payloads.join(' ');
    page.removed.hidden.push({
      reason: 'invisible characters',
      text: text.slice(0, 500),
      words: text.split(/\s+/).length,
    });
    page.warnings.push({ code: 'hidden-text', message: 'A message in invisible characters was left out.' });
  },
};

/** The text without invisible characters; a message that they spelled is added to `payloads`. */
export function stripText(text: string, payloads: string[] = []): string {
  return text
    .replace(TAG_CHARACTERS, (run) => note(payloads, fromTags(run)))
    .replace(SELECTOR_RUN, (run) => note(payloads, fromSelectors(run)))
    .replace(ZERO_WIDTH_RUN, (run) => note(payloads, `(${run.length} zero-width characters)`))
    .replace(ALWAYS, '')
    .replace(STRAY_JOINER, '');
}

function note(payloads: string[], payload: string): string {
  if (payload.trim()) payloads.push(payload);
  return '';
}

/** Tag characters are ASCII shifted to plane 14. */
const fromTags = (run: string): string =>
  Array.from(run, (character) => {
    const code = (character.codePointAt(0) ?? 0) - 0xe0000;
    return code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : '';
  }).join('');

/** Bytes as variation selectors: the first sixteen, then the 240 of the supplement. */
const fromSelectors = (run: string): string =>
  Array.from(run, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const byte = code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
    return byte >= 0x20 && byte < 0x7f ? String.fromCodePoint(byte) : '';
  }).join('');
