// State that a page's scripts assign to a global: `window.__APOLLO_STATE__ = {…}`. Read as JSON, never evaluated.

import { parseJson } from './parse-json.ts';

const STATES: [name: string, kind: string][] = [
  ['__APOLLO_STATE__', 'apollo-state'],
  ['__INITIAL_STATE__', 'initial-state'],
  ['__NUXT__', 'nuxt-state'],
  ['__PRELOADED_STATE__', 'preloaded-state'],
  ['__reactRouterContext', 'react-router'],
  ['__remixContext', 'remix'],
];

export function readState(script: string): { kind: string; data: unknown } | undefined {
  for (const [name, kind] of STATES) {
    const found = new RegExp(`\\b${name}\\s*=\\s*(JSON\\.parse\\()?\\s*`).exec(script);
    if (!found) continue;
    const start = found.index + found[0].length;
    const data = found[1]
      ? parseJson(parseJson(stringAt(script, start)))
      : parseJson(objectAt(script, start));
    if (data !== undefined) return { kind, data };
  }
  return undefined;
}

/** From a bracket to the one that closes it; brackets inside strings do not count. */
function objectAt(script: string, start: number): string {
  if (script[start] !== '{' && script[start] !== '[') return '';
  const part = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;
  part.lastIndex = start;
  let depth = 0;
  for (let found = part.exec(script); found; found = part.exec(script)) {
    if (found[0] === '{' || found[0] === '[') depth += 1;
    else if (found[0] === '}' || found[0] === ']') depth -= 1;
    if (depth === 0) return script.slice(start, part.lastIndex);
  }
  return '';
}

function stringAt(script: string, start: number): string {
  const string = /"(?:[^"\\]|\\.)*"/sy;
  string.lastIndex = start;
  return string.exec(script)?.[0] ?? '';
}
