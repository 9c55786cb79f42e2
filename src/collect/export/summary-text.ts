// What a job brought, for a person who opens the folder later.

import type { Job, PageRow } from '../job/job.ts';
import type { ArticleLine } from './article-record.ts';

export function writeSummary(job: Job, rows: readonly PageRow[], lines: readonly ArticleLine[]): string {
  const skipped = rows.filter(({ state }) => state === 'skipped' || state === 'failed');
  const words = sum(lines, ({ word_count }) => word_count);
  const minutes = sum(lines, ({ reading_time_minutes }) => reading_time_minutes);
  return [
    job.name,
    '',
    `Pages kept      ${lines.length}`,
    `Pages left out  ${skipped.length}`,
    `Not asked yet   ${rows.length - lines.length - skipped.length}`,
    `Words           ${words}`,
    `Tokens          ${sum(lines, ({ tokens }) => tokens)}`,
    `Reading time    ${minutes} min`,
    `Words a page    ${lines.length > 0 ? Math.round(words / lines.length) : 0}`,
    '',
    'How the content was found',
    ...countBy(lines, ({ extraction_method_used }) => extraction_method_used),
    '',
    'Why pages were left out',
    ...countBy(skipped, ({ reason = 'unknown' }) => reason),
    '',
    'Pages',
    ...lines.map(({ title, author, published_at, word_count, link_count, url }) =>
      [
        cut(title, 48),
        cut(author ?? '', 18),
        (published_at ?? '').slice(0, 10).padEnd(10),
        String(word_count).padStart(6),
        String(link_count).padStart(5),
        url,
      ].join('  '),
    ),
    '',
    'Left out',
    ...skipped.map(
      ({ key, reason = 'unknown', detail }) =>
        `${cut(`${reason}${detail === undefined ? '' : ` (${detail})`}`, 48)}  ${key}`,
    ),
    '',
  ].join('\n');
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

const cut = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return (line.length > length ? `${line.slice(0, length - 1)}…` : line).padEnd(length);
};

function countBy<T>(list: readonly T[], nameOf: (one: T) => string): string[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${String(count).padStart(6)}  ${name}`);
}
