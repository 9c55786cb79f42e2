import { expect, test } from 'vitest';
import { FORMATS } from '../../src/core/output/request.ts';
import { readDelivery } from '../../src/automation/cli/delivery-flags.ts';

test.each([
  ['a query and a budget', { query: 'tides', budget: '800' }, { query: 'tides', budget: 800 }],
  ['a format', { format: 'jsonl' }, { format: 'jsonl' }],
  ['a part', { part: '2' }, { part: 2 }],
  ['no marks', { 'no-marks': true }, { marks: false }],
  ['the style of links', { links: 'text' }, { style: { links: 'text' } }],
  ['the size of chunks', { chunk: '500', overlap: '1' }, { chunks: { ceiling: 500, overlap: 1 } }],
])('%s is asked for as it is given', (_, values, request) => {
  expect(readDelivery(values)).toMatchObject(request);
});

test.each([
  ['budget', '0', '--budget is a whole number from 1; this one is 0.'],
  ['budget', 'many', '--budget is a whole number from 1; this one is many.'],
  ['format', 'pdf', `--format is one of ${FORMATS.join(', ')}; this one is pdf.`],
  ['links', 'blue', '--links is one of inline, referenced, text; this one is blue.'],
])('--%s %s gets a sentence', (flag, value, message) => {
  expect(() => readDelivery({ [flag]: value })).toThrow(message);
});
