// Text that stands first on a line must not become a heading, list, quote, fence, rule, table or definition.

const LIST_NUMBER = /^(\d{1,9})([.)])(?=\s|$)/;
const BLOCK_START = new RegExp(
  [
    '#{1,6}(?=\\s|$)',
    '>',
    '[-+*](?=\\s|$)',
    '`{3}|~{3}',
    // Thematic breaks, and front matter at the start of a file.
    '([-*_+])(?:\\s*\\1){2,}\\s*$',
    // Underlines of headings and delimiter rows of tables.
    '=+\\s*$',
    '(?=.*-)[|:-][\\s|:-]*$',
    // Task marks, alerts and definitions of link addresses.
    '\\[(?=[ xX]\\]|![A-Za-z]+\\]|[^\\]\\n]{1,999}\\]:)',
  ]
    .map((form) => `(?:${form})`)
    .join('|')
    .replace(/^/, '^(?:')
    .concat(')'),
);

/** A rule of these needs each of them escaped: the rest would still pair. */
const UNDERSCORES_OR_STARS = /^([*_])(?:\s*\1){2,}\s*$/;

export function escapeLineStart(line: string): string {
  if (UNDERSCORES_OR_STARS.test(line)) return line.replace(/[*_]/g, '\\$&');
  if (BLOCK_START.test(line)) return `\\${line}`;
  return line.replace(LIST_NUMBER, '$1\\$2');
}
