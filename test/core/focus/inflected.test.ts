// Words that a language inflects, or that people spell in two ways, find each other.

import { expect, test } from 'vitest';
import { splitWords } from '../../../src/core/focus/split-words.ts';

const termsOf = (text: string): string[] => {
  const terms: string[] = [];
  splitWords(text, (term, kind) => kind === 'word' && terms.push(term));
  return terms;
};

test.each([
  ['Russian cases', 'баллоны', 'баллонов'],
  ['Russian adjectives', 'новый', 'новая'],
  ['Russian without the dots', 'утёс', 'утес'],
  ['the Arabic article', 'كتاب', 'الكتاب'],
  ['Arabic "and the"', 'الشتاء', 'والشتاء'],
  ['Arabic vowel signs', 'يُكتب', 'يكتب'],
  ['the Arabic ending of indefinite nouns', 'كتاب', 'كتابًا'],
  ['the hamza that is left out', 'أسعار', 'اسعار'],
  ['the stretched line', 'كتـــاب', 'كتاب'],
  ['Persian letters typed on an Arabic keyboard', 'کتابی', 'كتابي'],
  ['the Hebrew article', 'סיסמה', 'הסיסמה'],
  ['Hebrew plurals', 'מדריך', 'המדריכים'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['Hindi plurals', 'किताब', 'किताबें'],
  ['Hindi cases', 'लड़का', 'लड़के'],
])('%s: %s is %s', (_, one, other) => {
  expect(termsOf(one)).toEqual(termsOf(other));
});

test.each([
  ['дом', 'дым'],
  ['وقت', 'قت'],
  ['מים', 'ים'],
  ['जल', 'जाल'],
])('short words stay apart: %s is not %s', (one, other) => {
  expect(termsOf(one)).not.toEqual(termsOf(other));
});
