// Which attributes of an element a selector can use, and their values.

import { MARK_PREFIX, VALUE } from '../../dom/marks.ts';
import { resolveUrl } from '../../normalize/links/resolve-url.ts';
import type { Page } from '../../page.ts';
import { withoutSecrets } from '../../structured/without-secrets.ts';
import { escapeHtml } from './escape-html.ts';
import { stableClasses } from './stable-classes.ts';

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
