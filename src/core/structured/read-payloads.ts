// The data that frameworks put into a page for their own scripts: what the page would show once they ran.

import type { StructuredDatum } from '../types.ts';
import { readAstroProps } from './astro-props.ts';
import { readDevalue } from './devalue.ts';
import { readFlightRows, readPushes } from './flight-rows.ts';
import { parseJson } from './parse-json.ts';
import { readState } from './state-scripts.ts';

/** Larger ones are catalogues and caches, in characters. */
const LARGEST = 2_000_000;
const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const LINKED_DATA = /ld\+json/i;

export function readPayloads(document: Document): StructuredDatum[] {
  const found: StructuredDatum[] = [];
  const pushes: string[] = [];
  for (const script of document.querySelectorAll('script')) {
    const type = script.getAttribute('type') ?? '';
    const text = script.textContent ?? '';
    if (text.length > LARGEST || LINKED_DATA.test(type)) continue;
    if (JSON_TYPE.test(type)) {
      const data = parseJson(text);
      if (typeof data === 'object' && data !== null) found.push(named(script.id, data));
    } else if (text.includes('__next_f')) pushes.push(text);
    else {
      const state = readState(text);
      if (state) found.push(state);
    }
  }
  for (const island of document.querySelectorAll('astro-island[props]')) {
    const props = island.getAttribute('props') ?? '';
    const data = props.length > LARGEST ? undefined : parseJson(props);
    if (typeof data === 'object' && data !== null && Object.keys(data).length > 0)
      found.push({ kind: 'astro-props', data: readAstroProps(data) });
  }
  const rows = readFlightRows(readPushes(pushes));
  return rows.length > 0 ? [...found, { kind: 'next-flight', data: rows }] : found;
}

function named(id: string, data: unknown): StructuredDatum {
  if (id === '__NEXT_DATA__') return { kind: 'next-data', data };
  return id === '__NUXT_DATA__' ? { kind: 'nuxt-data', data: readDevalue(data) } : { kind: 'json', data };
}
