import { expect, test } from 'vitest';
import { cleanDate } from '../../../src/core/metadata/clean-date.ts';

test.each([
  ['2024-01-15', 'en', '2024-01-15'],
  ['2024-01-15T10:20:30+02:00', 'en', '2024-01-15T10:20:30+02:00'],
  ['2024-01-15T10:20:30.123Z', 'en', '2024-01-15T10:20:30Z'],
  ['2024-01-15T10:20:30', 'en', '2024-01-15T10:20:30'],
  ['2024-01-15 10:20', 'en', '2024-01-15T10:20:00'],
  ['2024-01-15T10:20:30+0200', 'en', '2024-01-15T10:20:30+02:00'],
  ['Mon, 15 Jan 2024 10:00:00 GMT', 'en', '2024-01-15T10:00:00Z'],
  ['2024/1/5', 'en', '2024-01-05'],
  ['May 2, 2024', 'en', '2024-05-02'],
  ['May 2nd, 2024', 'en', '2024-05-02'],
  ['2 May 2024', 'en-GB', '2024-05-02'],
  ['Sept. 3, 2020', 'en', '2020-09-03'],
  ['2. Mai 2024', 'de', '2024-05-02'],
  ['2 de mayo de 2024', 'es', '2024-05-02'],
  ['3 sept. 2020', 'fr', '2020-09-03'],
  ['2 мая 2024 г.', 'ru', '2024-05-02'],
  ['2 maja 2024', 'pl', '2024-05-02'],
  ['2024年5月2日', 'ja', '2024-05-02'],
  ['2024년 5월 2일', 'ko', '2024-05-02'],
  ['03/04/2024', 'en-GB', '2024-04-03'],
  ['03/04/2024', 'en-US', '2024-03-04'],
  ['03.04.2024', 'de', '2024-04-03'],
  ['25/12/2024', 'en-US', '2024-12-25'],
  ['12/25/2024', 'en-GB', '2024-12-25'],
])('"%s" on a page in %s is %s', (raw, language, expected) => {
  expect(cleanDate(raw, { language, machine: false })).toBe(expected);
});

test.each([
  '2 days ago',
  'yesterday',
  'today',
  'last Monday',
  '5 min read',
  'May 2',
  '2024',
  '2024-13-01',
  '2024-02-30',
  '1717171717',
  'Updated 3 hours ago',
  'Issue 12, volume 2024',
  '2 May 24',
  '03/04/2024',
  '1985-03-02',
  '1212-01-01',
])('"%s" in the text of a page is no date', (raw) => {
  expect(cleanDate(raw, { language: 'en', machine: false })).toBeUndefined();
});

test.each([
  ['2024-05', '2024-05'],
  ['20240502', '2024-05-02'],
  ['1717171717', '2024-05-31T16:08:37Z'],
  ['1931-03-02', '1931-03-02'],
])('"%s" in a field for programs is %s', (raw, expected) => {
  expect(cleanDate(raw, { machine: true })).toBe(expected);
});
