import { expect, test } from 'vitest';
import { type TabChange, jumpFilter } from '../../src/platform/tabs/jump-filter.ts';

const PAGE = 'https://harbour.example/tides';
const judge = (changes: TabChange[], start = PAGE) => changes.map(jumpFilter(start));

test('a jump to an anchor is one, with all that the browser tells of it', () => {
  const changes = [{ status: 'loading', url: `${PAGE}#neap` }, { status: 'complete' }];
  expect(judge(changes)).toEqual([true, true]);
});

test.each<[string, TabChange[]]>([
  ['a reload', [{ status: 'loading' }, { status: 'complete' }]],
  ['another page', [{ status: 'loading', url: `${PAGE}/boats` }, { status: 'complete' }]],
  ['a route behind the hash', [{ status: 'loading', url: `${PAGE}#/boats` }, { status: 'complete' }]],
])('%s is none', (_, changes) => {
  expect(judge(changes)).toEqual([false, false]);
});

test('a reload after a jump is none', () => {
  const changes = [{ status: 'loading', url: `${PAGE}#neap` }, { status: 'complete' }, { status: 'loading' }];
  expect(judge(changes).at(-1)).toBe(false);
});

test('where the address is kept from us, every change counts', () => {
  expect(judge([{ status: 'loading' }, { status: 'complete' }], '')).toEqual([false, false]);
});
