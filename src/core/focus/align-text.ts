/**
 * The text of a block, dealt out to the parts of its Markdown: by their share of the length, cut at white space. Links
 * and marks make the shares differ a little, but nothing is lost or told twice.
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
        : nextSpace(text, Math.max(start, Math.round((length / total) * text.length)));
    const piece = text.slice(start, end).trim();
    start = end;
    return piece;
  });
}

function nextSpace(text: string, from: number): number {
  const rest = text.slice(from).search(/\s/);
  return rest === -1 ? text.length : from + rest;
}
