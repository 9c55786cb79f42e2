// The metrics. Words: the lower-cased multiset of runs of letters, numbers and underscores, as the benchmark defines it.

const WORD = /[\p{L}\p{N}_]+/gu;

export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

export function scoreWords(found: string, expected: string): Score {
  const foundWords = words(found);
  const expectedWords = words(expected);
  if (expectedWords.length === 0) return even(foundWords.length === 0 ? 1 : 0);
  if (foundWords.length === 0) return even(0);
  const left = new Map<string, number>();
  for (const word of expectedWords) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of foundWords) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  const precision = shared / foundWords.length;
  const recall = shared / expectedWords.length;
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

/** Share of the snippets that stand in the text, letter case aside; all of none. */
export function snippetRate(text: string, snippets: string[]): number {
  if (snippets.length === 0) return 1;
  const lower = text.toLowerCase();
  return snippets.filter((snippet) => lower.includes(snippet.toLowerCase())).length / snippets.length;
}

export interface PassageCounts {
  found: number;
  missed: number;
  leaked: number;
}

/** Passages that must and must not come out; white space is folded before comparing. */
export function countPassages(
  text: string,
  { present, absent }: { present: string[]; absent: string[] },
): PassageCounts {
  const folded = foldSpace(text);
  const count = (passages: string[]) =>
    passages.filter((passage) => folded.includes(foldSpace(passage))).length;
  const found = count(present);
  return { found, missed: present.length - found, leaked: count(absent) };
}

export function scorePassages({ found, missed, leaked }: PassageCounts): Score {
  const precision = found / (found + leaked || 1);
  const recall = found / (found + missed || 1);
  return { precision, recall, f1: harmonicMean(precision, recall) };
}

export const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Nearest rank. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

const words = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
const foldSpace = (text: string): string => text.replace(/\s+/g, ' ');
const harmonicMean = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));
const even = (value: number): Score => ({ precision: value, recall: value, f1: value });
