// What is found for which query, best first, and why.

import { describe, expect, test } from 'vitest';
import { focus } from '../../../src/core/focus/focus.ts';
import { pages } from './ranking-pages.ts';

type Page = keyof typeof pages;

const found = (page: Page, query: string): string[] =>
  (focus(pages[page], { query }).focus?.sections ?? [])
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);

/** Page, query, the first results, and why. */
const FIRST: [Page, string, string[], string][] = [
  [
    'tasks',
    'create_task',
    ['Creating tasks', 'Task groups'],
    'the short name outweighs the one inside a longer name',
  ],
  ['tasks', 'createTask', ['Creating tasks'], 'the other spelling meets it in its parts'],
  ['tasks', 'creating tasks', ['Creating tasks'], 'both words stand in the heading'],
  ['tasks', 'how do I cancel a task', ['Cancelling'], 'words of the question itself do not count'],
  ['tasks', 'cancellation', ['Cancelling', 'Shielding'], 'one stem; the heading comes first'],
  ['tasks', 'sleep', ['Sleeping'], 'one stem'],
  ['tasks', 'TaskGroup', ['Task groups'], 'the whole name stands only there'],
  ['tasks', 'timeouts', ['Timeouts'], 'plural and singular are one word'],
  ['tasks', 'shield from cancel', ['Shielding'], 'two words beat one in a heading'],
  ['install', 'install', ['Installation', 'Configuring'], 'heading before body'],
  ['install', 'installing', ['Installation', 'Configuring'], 'one stem'],
  ['install', 'how to configure', ['Configuring'], 'one stem'],
  ['install', '.env', ['Configuring'], 'a dot in front is part of the name'],
  ['install', 'HTTP_PROXY', ['Proxy'], 'whole and in parts'],
  ['install', 'instal', ['Installation'], 'an unfinished word stands for what it begins'],
  ['languages', 'C++', ['C++'], 'the signs are part of the name'],
  ['languages', 'c#', ['C#'], 'the sign is part of the name'],
  ['languages', 'C', ['C'], 'the letter alone is a word'],
  ['languages', 'node.js', ['Node.js'], 'a dot inside is part of the name'],
  ['identifiers', 'user profile', ['fetchUserProfile', 'delete_user'], 'two parts before one'],
  ['identifiers', 'deleteUser', ['delete_user', 'fetchUserProfile'], 'two parts before one'],
  ['identifiers', 'http request', ['XMLHttpRequest'], 'capitals end before the next word'],
  ['identifiers', 'Vec', ['std::vec::Vec'], 'a path is split at its colons'],
  ['identifiers', 'dry run', ['--dry-run'], 'a switch is split at its hyphens'],
  ['repetition', 'yeast', ['Yeast', 'Oven'], 'more of the word is better, never worse'],
  ['repetition', 'yeast oven', ['Oven', 'Yeast'], 'both words beat one that is repeated'],
  ['headings', 'roses', ['Pruning roses'], 'the heading counts two and a half times'],
  ['headings', 'water roses', ['Watering'], 'heading and body together'],
  ['depth', 'anchor chain', ['Mooring', 'Old rates'], 'the same words count less far down'],
  ['german', 'Strasse', ['Straßenverkehr'], 'ß is ss'],
  [
    'german',
    'wie kann ich die Bremsen einstellen',
    ['Bremsen einstellen'],
    'German question words do not count',
  ],
  ['german', 'schlauche', ['Schläuche flicken'], 'the umlaut may be missing'],
  ['german', 'GRÖSSE', ['Größe'], 'capitals have no ß'],
  [
    'korean',
    '문서',
    ['안내', '설정 파일'],
    'an ending may be glued to the word; the shorter text comes first',
  ],
  ['korean', '설치', ['설치'], 'heading and body'],
  ['korean', '오류가', ['오류'], 'an ending in the query does no harm'],
  ['japanese', '設定ファイル', ['設定ファイル'], 'no spaces are needed'],
  ['japanese', '水', ['水やり'], 'one character is a word'],
  ['japanese', 'インストール', ['インストール'], 'katakana'],
  ['chinese', '代理服务器', ['配置代理'], 'heading and body before body'],
  ['chinese', '怎么安装', ['安装'], 'the part that the page has counts'],
  ['chinese', '茶', ['茶'], 'one character is a word'],
  ['thai', 'ติดตั้ง', ['การติดตั้ง'], 'words are found without spaces'],
  ['accents', 'creme brulee', ['Crème brûlée'], 'accents may be missing'],
  ['accents', 'dia', ['Menú del día'], 'accents may be missing'],
];

describe('the section that answers comes first', () => {
  test.each(FIRST)('%s: %s', (page, query, expected) => {
    expect(found(page, query).slice(0, expected.length)).toEqual(expected);
  });
});

/** Page, query, exactly these results in order, and why. */
const ALL: [Page, string, string[], string][] = [
  ['tasks', '"group waits"', ['Task groups'], 'a phrase must stand there'],
  ['tasks', '"waits group"', [], 'in its order'],
  ['tasks', 'task -cancelled -group -coroutine', [], 'what is excluded never comes back'],
  ['headings', 'roses -water -tools -spade', ['Pruning roses'], 'a minus takes sections out'],
  ['bare', 'the', ['!!'], 'a stop word counts when it is all there is'],
  ['bare', 'quantum', [], 'nothing matches'],
  ['languages', '설치', [], 'a script that the page does not use'],
  ['languages', '(.*)+[', [], 'signs are no pattern'],
  ['languages', '🦊', [], 'an emoji is no word'],
];

describe('nothing else is found', () => {
  test.each(ALL)('%s: %s', (page, query, expected) => {
    expect(found(page, query)).toEqual(expected);
  });
});

test('every score is a number, whatever the headings are', () => {
  for (const page of Object.keys(pages) as Page[]) {
    for (const { score } of focus(pages[page], { query: 'x the 설치' }).focus?.sections ?? []) {
      expect(score).toBeGreaterThanOrEqual(0);
    }
  }
});
