import type { DomPass } from '../page.ts';
import { readJsonLd } from './json-ld.ts';
import { readPayloads } from './read-payloads.ts';
import { withoutSecrets } from './without-secrets.ts';

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
