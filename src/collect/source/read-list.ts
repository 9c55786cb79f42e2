// Addresses out of what a person pastes or drops: lines, CSV, JSON, browser bookmarks, llms.txt or any text with links.

import Papa from 'papaparse';
import { normalizeUrl } from '../address/normalize-url.ts';

export interface AddressList {
  /** Normalized, each once, in their order. */
  urls: string[];
  /** Entries that name no http(s) page: `mailto:`, `file:`, words. */
  refused: number;
  duplicates: number;
}

/** An `href` of a bookmarks file or page. */
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const MARKDOWN_LINK = /\]\(\s*<?([^\s)>]+)/g;
const ADDRESS = /https?:\/\/[^\s<>"'`,;|)\]}]+/gi;
/** A name with a dot and no scheme, as people write addresses. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

export function readList(text: string, base?: string): AddressList {
  const list: AddressList = { urls: [], refused: 0, duplicates: 0 };
  const known = new Set<string>();
  for (const entry of entriesOf(text.replace(/^\uFEFF/, ''))) {
    const url = normalizeUrl(base === undefined && BARE.test(entry) ? `https://${entry}` : entry, base);
    if (url === undefined) list.refused += 1;
    else if (known.has(url)) list.duplicates += 1;
    else {
      known.add(url);
      list.urls.push(url);
    }
  }
  return list;
}

function entriesOf(text: string): string[] {
  const start = text.trimStart();
  if (/^[[{]/.test(start)) {
    const values = readJson(start);
    if (values) return values;
  }
  if (/^<(?:!doctype|html|dl|a|h1)\b/i.test(start)) {
    return [...text.matchAll(HREF)].map(([, double, single]) => unescape(double ?? single ?? ''));
  }
  const links = [...text.matchAll(MARKDOWN_LINK)].map(([, url = '']) => url);
  if (links.length > 0) return links;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return isTable(lines) ? readTable(text) : lines.filter(Boolean).flatMap(readLine);
}

/** A line is one address, or text with some in it. */
function readLine(line: string): string[] {
  if (!/\s/.test(line)) return [line];
  const found = line.match(ADDRESS);
  return found ?? (line.startsWith('#') ? [] : [line]);
}

const isTable = (lines: readonly string[]): boolean => {
  const [first = '', second = ''] = lines.filter(Boolean);
  return [',', ';', '\t'].some((mark) => first.includes(mark) && (second === '' || second.includes(mark)));
};

/** Of each row the cells that are addresses; the header and other columns say nothing. */
function readTable(text: string): string[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  return data.flatMap((row) => {
    const cells = row.map((cell) => cell.trim());
    return cells.filter((cell) => /^[a-z][a-z\d+.-]*:\/\//i.test(cell));
  });
}

/** Every string in it that is an address; a bookmarks file of Chromium or Firefox is such a tree. */
function readJson(text: string): string[] | undefined {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > 100) return;
    if (typeof value === 'string') {
      if (/^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(value)) found.push(value);
    } else if (Array.isArray(value)) for (const each of value) visit(each, depth + 1);
    else if (value && typeof value === 'object')
      for (const each of Object.values(value)) visit(each, depth + 1);
  };
  try {
    visit(JSON.parse(text), 0);
    return found;
  } catch {
    // Lines of JSON, or no JSON at all.
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    try {
      for (const line of lines) visit(JSON.parse(line), 0);
      return found;
    } catch {
      return undefined;
    }
  }
}

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
