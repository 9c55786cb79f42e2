import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, toSettings } from '../../src/settings.ts';

test('settings that were never stored are the defaults', () => {
  expect(toSettings(undefined)).toEqual(DEFAULT_SETTINGS);
});

test('a stored choice stays, and a damaged one gives way to its default', () => {
  expect(
    toSettings({
      copyOnOpen: false,
      encoding: 'p50k_base',
      frontMatter: 'yes',
      links: 'blue',
      images: 'alt',
      stray: 1,
    }),
  ).toEqual({
    ...DEFAULT_SETTINGS,
    copyOnOpen: false,
    images: 'alt',
  });
});
