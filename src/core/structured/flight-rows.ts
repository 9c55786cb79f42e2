// The rows of a React server payload: `ID:JSON` on a line, `ID:TLENGTH,` before a text of so many bytes.

import { parseJson } from './parse-json.ts';

/** Rows that only name code, styles and preloads (`I` modules, `H` hints and so on). */
const TAG = /^[A-Z]/;

/** The text that scripts push piece by piece: `self.__next_f.push([1,"…"])`. */
export function readPushes(scripts: Iterable<string>): string {
  let text = '';
  for (const script of scripts) {
    const pushed = /__next_f\.push\((\[[\s\S]*\])\)/.exec(script)?.[1];
    const list = parseJson(pushed);
    if (Array.isArray(list) && list[0] === 1 && typeof list[1] === 'string') text += list[1];
  }
  return text;
}

export function readFlightRows(text: string): unknown[] {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const rows: unknown[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(0x3a, at);
    if (colon === -1) break;
    const comma = bytes[colon + 1] === 0x54 ? bytes.indexOf(0x2c, colon) : -1;
    if (comma !== -1) {
      const length = Number.parseInt(decoder.decode(bytes.subarray(colon + 2, comma)), 16);
      if (!(length >= 0)) break;
      at = comma + 1 + length;
      rows.push(decoder.decode(bytes.subarray(comma + 1, at)));
      continue;
    }
    const line = bytes.indexOf(0x0a, colon);
    const end = line === -1 ? bytes.length : line;
    const row = decoder.decode(bytes.subarray(colon + 1, end));
    const value = TAG.test(row) ? undefined : parseJson(row);
    if (value !== undefined) rows.push(value);
    at = end + 1;
  }
  return rows;
}
