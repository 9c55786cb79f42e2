// Sets of HTML tags that several rules share.

/** What only the browser reads: never painted, whatever the styles say. */
export const UNPAINTED: ReadonlySet<string> = new Set(
  'base datalist link meta script style template'.split(' '),
);

export const UNPAINTED_SELECTOR = [...UNPAINTED].join(', ');

/** What holds no prose of the page: beside the unpainted drawings, formulas, choices, and what shows only without scripts. */
export const NO_PROSE: ReadonlySet<string> = new Set([...UNPAINTED, 'math', 'noscript', 'select', 'svg']);
