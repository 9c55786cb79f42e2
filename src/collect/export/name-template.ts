// File names and front matter by a template: `{title|slug}`, `{date|year}`. Unknown names stay as they stand.

import { yamlScalar } from '../../core/output/markdown/front-matter.ts';
import type { Extraction } from '../../core/types.ts';

export type TemplateValues = Record<string, string>;

const PLACE = /\{(\w+)((?:\|\w+)*)\}/g;

const FILTERS: Record<string, (value: string) => string> = {
  lower: (value) => value.toLowerCase(),
  upper: (value) => value.toUpperCase(),
  slug: (value) => slug(value),
  yaml: yamlScalar,
  year: (value) => /\d{4}/.exec(value)?.[0] ?? '',
  day: (value) => /\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? '',
};

export function valuesOf({ title, canonicalUrl, url, metadata }: Extraction): TemplateValues {
  const address = URL.parse(url);
  return {
    author: metadata.authors?.value.join(', ') ?? '',
    date: metadata.published?.value ?? '',
    host: address?.hostname ?? '',
    language: metadata.language?.value ?? '',
    path: address ? decode(`${address.pathname}${address.search}`) : '',
    site: metadata.siteName?.value ?? address?.hostname ?? '',
    summary: metadata.description?.value ?? '',
    tags: metadata.tags?.value.join(', ') ?? '',
    title,
    url: canonicalUrl,
  };
}

export function fillNames(template: string, values: TemplateValues): string {
  return template.replace(PLACE, (place, name: string, filters: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const chain = filters.split('|').filter(Boolean);
    return chain.reduce((value, filter) => FILTERS[filter]?.(value) ?? value, values[name] ?? '');
  });
}

/** Some systems allow 255 bytes of a name; 100 characters of any script fit with their ending. */
const LONGEST = 100;
/** Reserved by Windows, whatever follows the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters and digits of any script, in words joined by `-`; empty where there are none. */
export function slug(text: string): string {
  const joined = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = [...joined]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '');
  // Cut by bytes, too: three of a character can be one.
  const bytes = new TextEncoder().encode(name);
  const fits =
    bytes.length <= 200 ? name : new TextDecoder().decode(bytes.slice(0, 200)).replace(/\uFFFD+$/, '');
  return RESERVED.test(fits) ? `${fits}-page` : fits;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** File names of a collection, without ending; none twice, whatever case the disk tells apart. */
export class FileNames {
  private readonly taken = new Map<string, number>();

  constructor(private readonly template: string) {}

  next(page: Extraction): string {
    const values = valuesOf(page);
    const name = slug(fillNames(this.template, values)) || slug(values['host'] ?? '') || 'index';
    const key = name.toLowerCase();
    const count = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, count);
    if (count === 1) return name;
    const numbered = `${name}-${count}`;
    if (this.taken.has(numbered.toLowerCase())) return this.next(page);
    this.taken.set(numbered.toLowerCase(), 1);
    return numbered;
  }
}
