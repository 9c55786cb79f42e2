/**
 * The text of a block, dealt out to the parts of its Markdown: by their share of the length, cut where a word or a
 * sentence ends. Links and marks make the shares differ a little, but nothing is lost or told twice.
 */
export function alignText(text: string, parts: readonly string[]): string[] {
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let start = 0;
  let length = 0;
  return parts.map((part, index) => {
    length += part.length;
    const end =
      index === parts.length - 1
        ? text.length
        : nextEnd(text, Math.max(start, Math.round((length / total) * text.length)));
    const piece = text.slice(start, end);
    start = end;
    return piece;
  });
}

/** A space, or what ends a sentence or clause where words are not spaced. */
const ENDS = /\s|(?<=[\s。！？｡，、；：][”’」』）]*)/gu;
/** Farther away than any word is long: a text without spaces. Characters. */
const FAR = 80;

function nextEnd(text: string, from: number): number {
  ENDS.lastIndex = from;
  const found = ENDS.exec(text)?.index ?? text.length;
  if (found - from <= FAR) return found;
  return /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
}
