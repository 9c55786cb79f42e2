// The page's structured data in front of its reduced HTML, under a budget of its own: whole values or none.

import type { StructuredDatum } from '../../types.ts';
import type { Count } from '../request.ts';

/** The page's scripts may hold what a person does not see, or what is out of date. */
const LABEL = '<!-- Data of the page for its scripts; what is shown below comes first. -->';
/** What says what the page is about comes before what only runs it (consent, experiments). */
const LAST_KIND = 'json';
const CHARACTERS_PER_TOKEN = 3;
const ROUNDS = 6;

/**
 * Script elements, the only ones in the output: no text or attribute of the page can look like one, since every `<`
 * in it is escaped.
 */
export async function hoistData(data: StructuredDatum[], budget: number, count: Count): Promise<string> {
  const ranked = data
    .filter(({ data: value }) => typeof value === 'object' && value !== null)
    .sort((a, b) => rank(a) - rank(b));
  let room = budget * CHARACTERS_PER_TOKEN;
  for (let round = 0; round < ROUNDS && room >= 1; round += 1) {
    const text = write(ranked, Math.floor(room));
    if (text === '') return '';
    const tokens = await count(text);
    if (tokens <= budget) return text;
    room *= Math.min(0.9, (budget / tokens) * 0.95);
  }
  return '';
}

const rank = ({ kind }: StructuredDatum): number => (kind === 'json-ld' ? 0 : kind === LAST_KIND ? 2 : 1);

function write(data: StructuredDatum[], room: number): string {
  let left = room;
  const parts: string[] = [];
  for (const { kind, data: value } of data) {
    const json = toJson(trim(value, left));
    if (json === undefined || json === '{}' || json === '[]') continue;
    left -= json.length;
    parts.push(`<script type="application/json" data-kind="${kind}">${json}</script>`);
  }
  return parts.length === 0 ? '' : [LABEL, ...parts].join('\n');
}

/** The value with the members that fit, in their order; undefined when nothing does. */
function trim(value: unknown, room: number): unknown {
  const size = toJson(value)?.length ?? Infinity;
  if (size <= room) return value;
  if (typeof value !== 'object' || value === null || room < SMALLEST) return undefined;
  let left = room - '{}'.length;
  const kept: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? 0 : JSON.stringify(key).length + 1;
    const fitting = trim(inner, left - name - 1);
    if (fitting === undefined) continue;
    left -= name + 1 + (toJson(fitting)?.length ?? 0);
    kept.push([key, fitting]);
  }
  if (kept.length === 0) return undefined;
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}

/** Fewer characters hold no value worth its brackets. */
const SMALLEST = 12;

/** A `<` inside a JSON string has another spelling, so nothing ends the script element early. */
const toJson = (value: unknown): string | undefined => JSON.stringify(value)?.replaceAll('<', '\\u003c');
