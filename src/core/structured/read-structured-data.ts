import type { DomPass } from '../page.ts';
import { readJsonLd } from './json-ld.ts';
import { readPayloads } from './read-payloads.ts';

/** Puts the page's own structured data beside the text: parsed, never evaluated, without secrets. */
export const readStructuredData: DomPass = {
  name: 'read-structured-data',
  run(page) {
    for (const data of readJsonLd(page.document).documents) {
      page.structuredData.push({ kind: 'json-ld', data: withoutSecrets(data) });
    }
    for (const { kind, data } of readPayloads(page.document)) {
      page.structuredData.push({ kind, data: withoutSecrets(data) });
    }
  },
};

// Whether a value in structured data is a secret. Sessions, tokens and keys of the person's own login stand in pages'
// state; nothing of that kind leaves with the text.

const SECRET_KEY =
  /(?:^|[_-])(?:access|api|auth|csrf|xsrf|id|jwt|refresh|session|secret|private|bearer|client)[_-]?(?:token|key|secret|id)$|^(?:token|password|passwd|secret|session|jwt|csrf|xsrf|nonce|authorization|cookie|email|e-mail|phone|telephone)$/i;
const SAFE_KEY = /^(?:productid|product_id|identifier|clip_id)$/i;
/** A JSON Web Token, or a key with a vendor's prefix. */
const SECRET_VALUE = /^eyJ[\w-]{10,}\.[\w-]{10,}\.|^(?:sk|pk|rk|ghp|gho|xox[abp])[-_][\w-]{16,}$|^Bearer\s/;
const DEEPEST = 40;

export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return SECRET_VALUE.test(value) ? '[removed]' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => SAFE_KEY.test(key) || !SECRET_KEY.test(snake(key)))
      .map(([key, inner]) => [key, withoutSecrets(inner, depth + 1)]),
  );
}

const snake = (key: string): string => key.replace(/([a-z\d])([A-Z])/g, '$1_$2');
