const FENCE_LINE = /^[^\S\n]*(`{3,})/gm;
const NOT_INFO = /[^\w+#.-]/g;

/** A code block with a fence longer than any inside it. */
export function codeFence(code: string, language: string): string {
  let longest = 2;
  for (const found of code.matchAll(FENCE_LINE)) longest = Math.max(longest, found[1]?.length ?? 0);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language.replace(NOT_INFO, '')}\n${code}\n${fence}`;
}
