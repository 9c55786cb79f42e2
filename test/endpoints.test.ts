import { expect, test } from 'vitest';
import { DEFAULT_PAGE_TOKENS, toBaseUrl, toEndpoints } from '../src/endpoints.ts';

test.each([
  ['localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:11434/', 'http://localhost:11434/v1'],
  ['http://localhost:1234/v1/chat/completions', 'http://localhost:1234/v1'],
  ['https://models.example/openai/v1/models', 'https://models.example/openai/v1'],
  [' HTTPS://Models.example/v1?key=1#top ', 'https://models.example/v1'],
])('%s means the base address %s', (typed, url) => {
  expect(toBaseUrl(typed)).toBe(url);
});

test.each(['', 'ftp://models.example/', 'javascript://x', 'http://ann:secret@models.example/', 'http://'])(
  '“%s” is refused',
  (typed) => {
    expect(() => toBaseUrl(typed)).toThrow(expect.objectContaining({ code: 'bad-input' }));
  },
);

test('damaged endpoints are mended or left out', () => {
  expect(toEndpoints('none')).toEqual([]);
  expect(
    toEndpoints([null, { url: 7 }, { url: 'http://localhost/v1', key: 1, pageTokens: -5, model: 'tides' }]),
  ).toEqual([{ url: 'http://localhost/v1', key: '', model: 'tides', pageTokens: DEFAULT_PAGE_TOKENS }]);
});
