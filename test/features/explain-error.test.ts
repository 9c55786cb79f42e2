import { expect, test } from 'vitest';
import { PithError } from '../../src/errors.ts';
import { explainError } from '../../src/features/explain-error.ts';
import { translateEnglish } from './builders.ts';

test('an empty page is told with what to try, not with the address that the program sees', () => {
  const told = explainError(
    translateEnglish,
    new PithError('nothing-to-extract', 'No text was found on https://a.example.'),
  );
  expect(told.title).toBe('Nothing to extract');
  expect(told.advice).toContain('If the page is still loading, wait and try again');
});

test('a failure that nobody foresaw is shown in its own words', () => {
  expect(explainError(translateEnglish, new TypeError('x is not a function'))).toEqual({
    code: 'page-failed',
    title: 'The page could not be read',
    advice: 'x is not a function',
  });
});
