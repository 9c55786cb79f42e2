import { describe, expect, test } from 'vitest';
import { splitSentences } from '../../../src/core/focus/split-sentences.ts';

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim());

describe('sentences end with the marks of their script', () => {
  test.each([
    ['English', 'The tide turns. Who knows why? Nobody!', 3],
    ['Chinese', '桥今天开放。谁会第一个走过去？大家都在等！', 3],
    ['Japanese, a quote', '「急がないで。」と祖母は言った。鍋が鳴る。', 3],
    ['Korean', '모종이 시들었습니다. 물이 모자란 걸까요? 아닙니다.', 3],
    ['Arabic', 'يمر القارب كل أسبوعين. هل يدفع القارئ؟ لا يدفع شيئًا.', 3],
    ['Hebrew', 'ההתקנה נמשכת שעה. האם לכבות? לא!', 3],
    ['Urdu', 'بارش ہوئی۔ کیا فصل بچ گئی؟ ہاں۔', 3],
    ['Hindi', 'तालाब भर गया। क्या पानी बचेगा? बचेगा।', 3],
    ['Armenian', 'Կամուրջը բաց է։ Բոլորը գալիս են։', 2],
    ['Amharic', 'ድልድዩ ተከፈተ። ሁሉም መጡ።', 2],
  ])('%s', (_, text, count) => {
    expect(trimmed(text)).toHaveLength(count);
    expect(splitSentences(text).join('')).toBe(text);
  });
});

test('a sentence that is too long is broken at a clause, in Thai at a space', () => {
  const chinese = `${'桥面的木板全部换成了柏木，'.repeat(40)}很好。`;
  const thai = 'สองข้างทางเป็นป่าเฟิร์นสูงท่วมหัว '.repeat(30).trim();
  for (const text of [chinese, thai]) {
    const parts = splitSentences(text);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(text);
  }
  for (const part of trimmed(chinese)) expect(part).toMatch(/[，。]$/u);
  for (const part of trimmed(thai)) expect(part).toMatch(/ท่วมหัว$/u);
});

test('without any space, words and characters with their vowel signs stay whole', () => {
  const thai = 'ที่นี่มีน้ำใสและกุ้งกับปูอยู่เต็มไปหมด'.repeat(20);
  const parts = splitSentences(thai);
  expect(parts.join('')).toBe(thai);
  for (const part of parts) expect(part).toMatch(/^\P{M}/u);
  const emoji = '😀'.repeat(400);
  for (const part of splitSentences(emoji)) expect(part).toMatch(/^(?:😀)+$/u);
});
