import { expect, test } from 'vitest';
import { countSigns } from '../../../src/core/content/features/text/signs.ts';
import { countWords, foldSpace, inkLength } from '../../../src/core/dom/words.ts';

const TEXTS = [
  'The boats wait; the wind, at 7 knots, turns. Who goes? "Nobody!" (Not today.)',
  "Don't re-open v1.2.3 -- it isn't needed... or is it",
  'A.B. Canter: 12/30/2024, 10:45.',
  'no stop at the end',
  'Ends with a colon:',
  'no',
  'Not now – “never”, he said… It’s 5\u00a0°C. (“No.”) ‘No!’',
  'An end without an end…',
  'A name » the next « a pen ©',
];

test('a text counts the same whether or not one of its letters lies beyond ASCII', () => {
  for (const text of TEXTS) {
    const beyond = text.replaceAll('n', 'ñ');
    expect(beyond).not.toBe(text);
    expect(countSigns(text)).toEqual(countSigns(beyond));
    expect(countWords(text)).toBe(countWords(beyond));
  }
});

test('a text ends like a sentence with a stop, also one inside closing signs', () => {
  for (const text of ['It works.', 'He said "It works!"', '(No?)', 'As follows:', '今日は。'])
    expect(countSigns(text).endsSentence).toBe(true);
  for (const text of ['See example.com', 'Version 1.2', 'End (of it)'])
    expect(countSigns(text).endsSentence).toBe(false);
});

test('white space of any kind folds into single spaces and is no ink', () => {
  const text = '  One\n\t two\u00a0three\u3000\u2009four \u200b';
  expect(foldSpace(text)).toBe('One two three four \u200b');
  expect(inkLength(text)).toBe('Onetwothreefour\u200b'.length);
});
