// The properties that Astro hands to its islands: every value is a pair of its type and what was written for it.

/** Numbers of Astro's `serialize.ts`; dates, addresses and big numbers stay the texts that they are written as. */
const OBJECT = 0;
const LISTS: ReadonlySet<unknown> = new Set([1, 4, 5]); // array, Map, Set
const DEEPEST = 60;

export function readAstroProps(props: unknown): unknown {
  return reviveObject(props, 0);
}

function revive(pair: unknown, depth: number): unknown {
  if (!Array.isArray(pair) || depth > DEEPEST) return undefined;
  const [type, value] = pair as unknown[];
  if (type === OBJECT) return reviveObject(value, depth);
  if (LISTS.has(type) && Array.isArray(value)) return value.map((inner) => revive(inner, depth + 1));
  return value;
}

function reviveObject(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, pair]) => [key, revive(pair, depth + 1)]));
}
