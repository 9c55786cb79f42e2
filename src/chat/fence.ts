// Quotes a text so that nothing in it can end the quotation.

/** One more than Markdown needs for code, which the text may well hold. */
const SHORTEST = 4;

/** A fence longer than every run of back-ticks in the text, wherever it stands. */
export function fence(text: string): string {
  let length = SHORTEST;
  for (const [run] of text.matchAll(/`{4,}/g)) length = Math.max(length, run.length + 1);
  const ticks = '`'.repeat(length);
  return `${ticks}markdown\n${text.trimEnd()}\n${ticks}`;
}
