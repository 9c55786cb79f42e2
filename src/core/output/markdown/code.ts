const FENCE_LINE = /^[^\S\n]*(`{3,})/gm;
const NOT_INFO = /[^\w+#.-]/g;

/** A code block with a fence longer than any inside it. */
export function codeFence(code: string, language: string): string {
  let longest = 2;
  for (const found of code.matchAll(FENCE_LINE)) longest = Math.max(longest, found[1]?.length ?? 0);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(NOT_INFO, '')}\n${code}\n${fence}`;
}

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
