import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const LISTED = { list: 'the numbers begin again at 1' };

test('a listed page that fails is counted apart and is no complaint', () => {
  const outcomes = [
    { name: 'list', faults: ['no match'] },
    { name: 'table', faults: [] },
  ];
  expect(judge(outcomes, LISTED)).toEqual({ complaints: [], known: ['list: no match'], passed: 1 });
});

test('a page that fails outside of the list is a complaint', () => {
  const outcomes = [
    { name: 'list', faults: ['no match'] },
    { name: 'table', faults: ['missing "Alpha"', 'missing "Beta"'] },
  ];
  expect(judge(outcomes, LISTED)).toEqual({
    complaints: ['table: missing "Alpha"; missing "Beta"'],
    known: ['list: no match'],
    passed: 0,
  });
});

test('a listed page that passes is a complaint and does not count as passed', () => {
  expect(judge([{ name: 'list', faults: [] }], LISTED)).toEqual({
    complaints: ['list: passes; take it off the list of known failures (the numbers begin again at 1)'],
    known: [],
    passed: 0,
  });
});

test('a listed page that does not exist is a complaint', () => {
  expect(judge([{ name: 'table', faults: [] }], LISTED).complaints).toEqual([
    'list: is on the list of known failures but there is no such page',
  ]);
});
