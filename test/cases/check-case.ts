// What is wrong with a page's Markdown, by the case's expectations; empty when all is right.

export interface Expectation {
  must_contain?: string[];
  must_not_contain?: string[];
  /** Built by the page's script. */
  live_must_contain?: string[];
  /** Regular expressions on the raw Markdown. */
  must_match?: string[];
  must_not_match?: string[];
  /** A difference that the case allows. */
  compare?: 'strip_backslash_before_punct';
}

export function checkCase(markdown: string, expected: Expectation): string[] {
  const folded = fold(markdown);
  const text =
    expected.compare === 'strip_backslash_before_punct'
      ? folded.replace(/\\([^\p{L}\p{N}\s])/gu, '$1')
      : folded;
  const has = (wanted: string): boolean => markdown.includes(wanted) || text.includes(fold(wanted));
  const matches = (pattern: string): boolean => new RegExp(pattern, 'mu').test(markdown);
  const list = (values: string[] | undefined): string[] => values ?? [];
  return [
    ...[...list(expected.must_contain), ...list(expected.live_must_contain)]
      .filter((wanted) => !has(wanted))
      .map((wanted) => `missing ${JSON.stringify(wanted)}`),
    ...list(expected.must_not_contain)
      .filter((unwanted) => markdown.includes(unwanted))
      .map((unwanted) => `leaked ${JSON.stringify(unwanted)}`),
    ...list(expected.must_match)
      .filter((pattern) => !matches(pattern))
      .map((pattern) => `no match /${pattern}/`),
    ...list(expected.must_not_match)
      .filter(matches)
      .map((pattern) => `matches /${pattern}/`),
  ];
}

const fold = (text: string): string => text.replace(/\s+/g, ' ');
