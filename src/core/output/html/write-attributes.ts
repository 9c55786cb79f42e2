// Which attributes of an element a selector can use, and their values.

import { MARK_PREFIX, VALUE } from '../../dom/marks.ts';
import { resolveUrl } from '../../normalize/links/resolve-url.ts';
import type { Page } from '../../page.ts';
import { withoutSecrets } from '../../structured/read-structured-data.ts';

/** What the parser lets into a name (`<`, quotes) would break out of the tag. */
const KEPT = /^(?:id|class|role|href|src|name|type|itemprop|(?:data|aria)-[\w.:-]+)$/;
/** Scopes of Vue and Astro styles: new with each build. */
const SCOPES = /^data-(?:v-[\da-f]{6,}|astro-cid-)/;
const BUTTON_TYPES = /^(?:button|checkbox|radio|reset|submit)$/i;
/** Longer values are data, not names. Characters. */
const LONGEST = 300;
const HALF_PAIR = /[\ud800-\udbff]$/;

export function writeAttributes(element: Element, page: Page): string {
  let written = '';
  for (const name of element.getAttributeNames()) {
    if (!KEPT.test(name) || SCOPES.test(name) || name.startsWith(MARK_PREFIX)) continue;
    written += write(name, settle(name, element.getAttribute(name) ?? '', page));
  }
  return written + write('value', valueOf(element));
}

/** Undefined: not worth its tokens, or a secret. */
function settle(name: string, value: string, page: Page): string | undefined {
  if (name === 'class') return stableClasses(value) || undefined;
  if (name === 'href' || name === 'src') return settleUrl(value.trim(), page);
  const key = name.replace(/^data-/, '');
  return (withoutSecrets({ [key]: value }) as Record<string, string>)[key];
}

/** Absolute, as the page's scripts see it; of what is no address only the scheme. */
const settleUrl = (value: string, page: Page): string =>
  value.startsWith('#') ? value : resolveUrl(page, value) || (/^[a-z-]+:/i.exec(value)?.[0] ?? value);

/** What the control shows. The value of a hidden field is a secret. */
function valueOf(element: Element): string | undefined {
  const shown = element.getAttribute(VALUE) ?? undefined;
  if (element.localName === 'textarea') return undefined;
  if (element.localName === 'input' && !BUTTON_TYPES.test(element.getAttribute('type') ?? '')) return shown;
  return shown ?? element.getAttribute('value') ?? undefined;
}

function write(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  if (value === '') return ` ${name}`;
  const characters = value.length > LONGEST ? `${value.slice(0, LONGEST).replace(HALF_PAIR, '')}…` : value;
  return ` ${name}="${escapeHtml(characters).replaceAll('"', '&quot;')}"`;
}

// Which class names a selector may rely on: those that a build tool computes change with the next release.

/** emotion, styled-components, Svelte, styled-jsx, JSS, Linaria, Astro: a prefix and a hash. */
const GENERATED =
  /^(?:css|sc|svelte|emotion|astro)-(?=.*\d|.*[a-z][A-Z])[\w-]{4,}$|^sc-[a-zA-Z]{5,}$|^(?:jsx-|jss)\d+$/;
/** CSS modules: `Card_title__x3Fk9`. */
const MODULE_HASH = /__(?=[\w-]*(?:\d|[a-z][A-Z]))[\w-]{5,8}$/;
/** Letters and digits change places so often only in a hash (`x1n2onr6`); `mp4video` does it twice. */
const MIXED = /(?:[a-z]+\d+){2,}[a-z]|(?:\d+[a-z]+){2,}\d/i;
const SHORTEST_MIXED = 6;
/** As much of a name tells; keeps the search bounded. */
const LONGEST_MIXED = 100;

export const stableClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => name !== '' && !isComputed(name))
    .join(' ');

const isComputed = (name: string): boolean =>
  GENERATED.test(name) ||
  MODULE_HASH.test(name) ||
  name
    .split(/[-_:]/)
    .some((part) => part.length >= SHORTEST_MIXED && MIXED.test(part.slice(0, LONGEST_MIXED)));

/** No `<` or `>` of the page stands bare: a tag in reduced HTML is always one that Pith wrote. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
