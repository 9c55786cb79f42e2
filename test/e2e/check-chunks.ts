// Where chunks were cut: at the end of a block or of a sentence, and nowhere with a space that the page does not have.

interface Wanted {
  /** Markdown of the whole page. */
  page: string;
  sentenceEnds: string;
}

/** Enough of a chunk's end to find it again in the page. Characters. */
const TAIL = 12;

export function checkChunks(jsonLines: string, { page, sentenceEnds }: Wanted): string[] {
  // Only in a table is a pipe escaped.
  const shown = page.replaceAll('\\|', '|');
  const texts = jsonLines
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text.trimEnd().replaceAll('\\|', '|'));
  return texts.flatMap((text, index) => {
    const faults = text
      .split('\n')
      .filter((line) => !shown.includes(line))
      .map((line) => `chunk ${index + 1} says what the page does not: ${line}`);
    const tail = text.slice(-TAIL);
    const at = page.indexOf(tail);
    // In a table, lines of a cell and cells end without a line end.
    const next = page.slice(at + tail.length).replace(/^(?:<br>| \\?\|)/, '\n')[0] ?? '\n';
    const last = tail.at(-1) ?? '';
    if (at >= 0 && next !== '\n' && !sentenceEnds.includes(last) && !sentenceEnds.includes(next))
      faults.push(`chunk ${index + 1} ends inside a sentence: …${tail}|${next}`);
    return faults;
  });
}
