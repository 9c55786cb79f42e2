import { expect, test } from 'vitest';
import { toFileName } from '../../src/features/file-name.ts';

test.each([
  ['Understanding Tides', 'Understanding-Tides.md'],
  ['Ebbe & Flut: was ist das?', 'Ebbe-Flut-was-ist-das.md'],
  ['潮の満ち引き／入門', '潮の満ち引き-入門.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['CON', 'CON-page.md'],
  ['***', 'harbour-example.md'],
])('a page titled %s is saved as %s', (title, name) => {
  expect(toFileName({ title, url: 'https://harbour.example/a' }, 'md')).toBe(name);
});

test('a very long title gives a name that every file system takes', () => {
  expect(toFileName({ title: '潮'.repeat(500), url: '' }, 'md')).toBe(`${'潮'.repeat(60)}.md`);
});

test('a page with neither title nor address still has a name', () => {
  expect(toFileName({ title: '', url: '' }, 'json')).toBe('page.json');
});
