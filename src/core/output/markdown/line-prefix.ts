// Every line of a container's content carries the container's prefix.

/** All lines but the first, so that the content stays inside its list item or note. */
export const indentLines = (markdown: string, width: number): string =>
  markdown.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

export const quoteLines = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
