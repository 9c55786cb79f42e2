// The messages that are sent: the filled template with the fenced text, one for each part of a text that is too long.

import type { Translate } from '../translate.ts';
import { fence } from './fence.ts';
import { fillTemplate } from './fill-template.ts';

export interface PromptSource {
  title: string;
  url: string;
  /** ISO 8601. */
  date: string;
}

export interface PromptRequest {
  /** The instruction, with variables in braces. */
  template: string;
  source: PromptSource;
  /** Of the person, by name, e.g. `English`. */
  language: string;
  query: string;
  translate: Translate;
}

/** Longer titles and addresses are no names any more, in characters. */
const LONGEST_TITLE = 200;
const LONGEST_URL = 1_000;

export function buildPrompts(contents: string[], request: PromptRequest): string[] {
  const { template, language, query, translate } = request;
  const source = cleanSource(request.source);
  const { title, url, date } = source;
  const site = URL.canParse(url) ? new URL(url).hostname : '';
  const count = String(contents.length);
  return contents.map((content, index) => {
    const part = translate('promptPart', String(index + 1), count);
    if (index > 0) return [part, fence(content)].join('\n\n');
    // The page chose its title and its address: they are quoted like its text.
    const quoted = [title, url, '', content].join('\n');
    const lines = [translate('promptSource', date)];
    if (contents.length > 1) lines.push(translate('promptParts', count), part);
    const values = { title, url, date, site, language, query: oneLine(query) };
    return fillTemplate(template, { ...values, source: lines.join(' '), content: fence(quoted) });
  });
}

/** Templates of the person's own may put these outside of the fence: one line each, nothing invisible, not long. */
function cleanSource({ title, url, date }: PromptSource): PromptSource {
  const address = url.length <= LONGEST_URL || !URL.canParse(url) ? url : new URL(url).origin;
  return {
    title: [...oneLine(title)].slice(0, LONGEST_TITLE).join(''),
    url: oneLine(address).slice(0, LONGEST_URL),
    date,
  };
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[“”"`]+/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
