// A title without the name of its site: ` | Site` goes only where the site's name or the page's heading confirms it.

import { plainText } from './plain-text.ts';
import { comparable } from './title-heading.ts';

const SEPARATOR = /(?<!\s)\s+[|\-–—·•»«:/\\]{1,2}\s+|(?<!\s)\s*[|｜]\s*|:\s+/u;
const LONGEST_TITLE = 500;
const EMPTY_TITLES = new Set(['untitled', 'home', 'null', 'undefined', 'document', 'index']);

export interface TitleContext {
  heading: string | undefined;
  siteNames: string[];
}

export function cleanTitle(raw: string, { heading, siteNames }: TitleContext): string | undefined {
  const title = plainText(raw);
  if (!title || title.length > LONGEST_TITLE || EMPTY_TITLES.has(title.toLowerCase())) return undefined;
  const sites = new Set(siteNames.map(comparable).filter(Boolean));
  if (sites.has(comparable(title))) return undefined;
  const parts = split(title);
  const headed = heading ? withinTitle(parts, comparable(heading)) : undefined;
  if (headed) return headed;
  while (parts.length > 1) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (last && isSite(last.text, sites)) parts.pop();
    else if (first && isSite(first.text, sites)) parts.shift();
    else break;
  }
  return joined(parts);
}

interface TitlePart {
  text: string;
  /** What stood between this part and the next. */
  separator: string;
}

function split(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let rest = title;
  for (let match = SEPARATOR.exec(rest); match; match = SEPARATOR.exec(rest)) {
    if (match.index > 0) parts.push({ text: rest.slice(0, match.index), separator: match[0] });
    rest = rest.slice(match.index + match[0].length);
  }
  return rest ? [...parts, { text: rest, separator: '' }] : parts;
}

/** The run of parts that equals the heading. */
function withinTitle(parts: TitlePart[], heading: string): string | undefined {
  for (let end = parts.length; end > 0; end -= 1) {
    const leading = joined(parts.slice(0, end));
    if (leading && comparable(leading) === heading) return leading;
    const trailing = joined(parts.slice(-end));
    if (trailing && comparable(trailing) === heading) return trailing;
  }
  return undefined;
}

const isSite = (text: string, sites: Set<string>): boolean => {
  const name = comparable(text);
  return (
    sites.has(name) ||
    sites.has(name.replace(/^the | (?:com|org|net|co uk|de|fr)$/g, '')) ||
    sites.has(name.replace(/ /g, ''))
  );
};

const joined = (parts: TitlePart[]): string | undefined =>
  parts
    .map(({ text, separator }, index) => (index < parts.length - 1 ? text + separator : text))
    .join('')
    .trim() || undefined;
