// What is known of the page as a YAML 1.2 block. Only fields that the page has.

import type { Extraction } from '../../types.ts';

export function frontMatter({ title, canonicalUrl, metadata }: Extraction): string {
  const fields: [name: string, value: string | string[] | undefined][] = [
    ['title', title],
    ['url', canonicalUrl],
    ['site', metadata.siteName?.value],
    ['authors', metadata.authors?.value],
    ['published', metadata.published?.value],
    ['modified', metadata.modified?.value],
    ['language', metadata.language?.value],
    ['description', metadata.description?.value],
    ['tags', metadata.tags?.value],
  ];
  const lines = fields.flatMap(([name, value]) => {
    if (value === undefined || value.length === 0) return [];
    return [
      `${name}: ${typeof value === 'string' ? yamlScalar(value) : `[${value.map(yamlScalar).join(', ')}]`}`,
    ];
  });
  return ['---', ...lines, '---'].join('\n');
}

// A string as a YAML scalar: bare where no parser, 1.1 or 1.2, could read it as anything else, else in quotes.

/** Starts with a letter, holds no indicator; `: ` and ` #` need no test since `:` and `#` are not in the set. */
const BARE = /^[\p{L}_](?:[\p{L}\p{M}\p{N} _./()+-]*[\p{L}\p{M}\p{N}_./()+-])?$/u;
const ADDRESS = /^https?:\/\/[\w./?=&%~+@-]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const WORDS_WITH_MEANING = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;

/** Dates stay bare, so that tools read them as dates. */
export function yamlScalar(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  const bare = (BARE.test(line) && !WORDS_WITH_MEANING.test(line)) || ADDRESS.test(line) || DATE.test(line);
  // Every JSON string is a YAML double-quoted scalar.
  return bare ? line : JSON.stringify(line);
}
