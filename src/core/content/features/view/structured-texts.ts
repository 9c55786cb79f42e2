// The page's own description of itself: texts and types in its structured data.

import type { Page } from '../../../page.ts';

/** Fields that hold text shown on the page (schema.org). */
const TEXT_FIELDS = new Set(['articleBody', 'description', 'headline', 'name', 'reviewBody', 'text']);
/** Most text read from structured data, in characters. */
const MAX_TEXT = 100_000;
const MAX_DEPTH = 12;

export function readStructuredTexts(page: Page): {
  texts: string[];
  types: Set<string>;
  openGraphType: string;
} {
  const texts: string[] = [];
  const types = new Set<string>();
  let room = MAX_TEXT;

  function read(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH || room <= 0 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((item) => read(item, depth + 1));
    for (const [key, inner] of Object.entries(value)) {
      if (key === '@type') for (const type of [inner].flat()) types.add(String(type).toLowerCase());
      else if (typeof inner === 'string' && TEXT_FIELDS.has(key)) {
        texts.push(inner.slice(0, room));
        room -= inner.length;
      } else read(inner, depth + 1);
    }
  }

  for (const { kind, data } of page.structuredData) if (kind === 'json-ld') read(data, 0);
  for (const element of page.document.querySelectorAll('[itemtype]')) {
    const type = /[^/#]*$/.exec(element.getAttribute('itemtype') ?? '')?.[0];
    if (type) types.add(type.toLowerCase());
  }
  const openGraph = page.document.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? '';
  return { texts, types, openGraphType: openGraph.toLowerCase() };
}
