// usage: npx tsx training/score.ts TRUTH_DIR OUT.jsonl [BEFORE.jsonl]
// Word F1 of what evaluate.ts wrote, over all pages and by type; below, in points, what each pass that was left out is
// worth there, and how the figures differ from those of an earlier run.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_TYPES } from '../test/bench/corpus.ts';
import { mean, scoreWords } from '../test/bench/score.ts';

interface Line {
  name: string;
  text: string;
  without: Record<string, string>;
}

interface Scored {
  type: string;
  f1: number;
  text: string;
}

const [truths, out, earlier] = process.argv.slice(2);
if (!truths || !out) throw new Error('usage: npx tsx training/score.ts TRUTH_DIR OUT.jsonl [BEFORE.jsonl]');

const readLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const truthOf = (name: string): { type: string; content: string } => {
  const { ground_truth: truth, _internal: own } = JSON.parse(
    readFileSync(join(truths, `${name}.json`), 'utf8'),
  ) as {
    ground_truth?: { main_content?: string };
    _internal?: { page_type?: { primary?: string } };
  };
  const type = own?.page_type?.primary ?? 'article';
  return { type: type === 'category' ? 'collection' : type, content: truth?.main_content ?? '' };
};

const lines = readLines(out);
const truth = new Map(lines.map(({ name }) => [name, truthOf(name)]));
const score = (texts: Line[], textOf: (line: Line) => string): Map<string, Scored> =>
  new Map(
    texts.map((line) => {
      const { type, content } = truth.get(line.name) ?? truthOf(line.name);
      const text = textOf(line);
      return [line.name, { type, text, f1: scoreWords(text, content).f1 }];
    }),
  );

const whole = score(lines, ({ text }) => text);
const f1 = (scored: Map<string, Scored>, of: string): number =>
  mean([...scored.values()].filter(({ type }) => of === 'all' || type === of).map((page) => page.f1));

const COLUMNS = ['all', ...PAGE_TYPES];
const print = (name: string, cells: string[]) =>
  console.log([name.padEnd(20), ...cells.map((cell) => cell.padStart(14))].join(''));

/** What `whole` gains over `other`, in points of F1. */
function printWorth(name: string, other: Map<string, Scored>): void {
  const pairs = [...whole].map(
    ([page, own]) => [own, other.get(page) ?? { ...own, f1: 0, text: '' }] as const,
  );
  const changed = pairs.filter(([a, b]) => a.text !== b.text);
  const points = COLUMNS.map((type) => (100 * (f1(whole, type) - f1(other, type))).toFixed(2));
  const better = changed.filter(([a, b]) => a.f1 > b.f1).length;
  const worse = changed.filter(([a, b]) => a.f1 < b.f1).length;
  print(name, [...points, String(changed.length), String(better), String(worse)]);
}

print(`${lines.length} pages`, [...COLUMNS, 'changed', 'better', 'worse']);
print(
  'F1',
  COLUMNS.map((type) => f1(whole, type).toFixed(4)),
);
for (const pass of new Set(lines.flatMap(({ without }) => Object.keys(without ?? {}))))
  printWorth(
    pass,
    score(lines, (line) => line.without[pass] ?? line.text),
  );
if (earlier)
  printWorth(
    'since before',
    score(readLines(earlier), ({ text }) => text),
  );
