import { expect, test } from 'vitest';
import { type EndpointErrorCode, PithError } from '../../src/errors.ts';
import { explainEndpointError } from '../../src/features/explain-endpoint-error.ts';
import { translateEnglish } from './builders.ts';

const endpoint = { url: 'http://localhost:11434/v1', key: 'sk-harbour', model: 'tides', pageTokens: 3000 };
const explain = (error: unknown) =>
  explainEndpointError(translateEnglish, error, { endpoint, origin: 'chrome-extension://abc' });

test.each<[EndpointErrorCode, title: RegExp, advice: RegExp]>([
  ['answer-broken', /broke off/, /Ask again/],
  ['answer-silent', /does not answer/, /may still be loading/],
  ['context-too-small', /Too much/, /context of tides.*Send less of the page/],
  ['endpoint-failed', /error/, /http:\/\/localhost:11434\/v1 could not answer/],
  ['endpoint-key', /key was refused/, /settings/],
  ['endpoint-refused', /lets no extension in/, /OLLAMA_ORIGINS=chrome-extension:\/\/abc/],
  ['endpoint-unreachable', /not running/, /Start the server/],
  ['model-missing', /not there/, /does not have tides/],
  ['not-an-endpoint', /no chat server/, /usually ends with \/v1/],
])('%s is told with what to do', (code, title, advice) => {
  const told = explain(new PithError(code, 'what the server said'));
  expect(told).toMatchObject({ code, detail: 'what the server said' });
  expect(told.title).toMatch(title);
  expect(told.advice).toMatch(advice);
  expect(JSON.stringify(told)).not.toContain('sk-harbour');
});

test('an error of another kind is an error of the server', () => {
  expect(explain(new TypeError('boom'))).toMatchObject({ code: 'endpoint-failed', detail: 'boom' });
});
