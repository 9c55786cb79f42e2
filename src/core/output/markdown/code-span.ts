const RUNS = /`+/g;

/** Inline code with a delimiter that its own backticks cannot close. */
export function codeSpan(code: string): string {
  const runs = new Set((code.match(RUNS) ?? []).map((run) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  // One space on each side is taken off again by the parser.
  const pad =
    code.startsWith('`') || code.endsWith('`') || (code.startsWith(' ') && code.endsWith(' ')) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}
