// Page text for a model: between the marks that say what it is, whatever format or plugin has written it.

import { fenceUntrusted } from '../core/output/markdown/fence-untrusted.ts';

const FENCED = /^[^\n]*\n\n<page-data-[\da-f]{8}>\n(.*)<\/page-data-[\da-f]{8}>\n$/s;

/** A text that Markdown's own fence surrounds stays as it is. */
export function asData(text: string): string {
  const inner = FENCED.exec(text)?.[1];
  return inner !== undefined && fenceUntrusted(inner) === text ? text : fenceUntrusted(text);
}
