// The flags of the commands for what of a page is wanted, and in which form.

import type { ParseArgsConfig } from 'node:util';
import { PithError } from '../../errors.ts';
import type { BridgeRequest } from '../bridge.ts';
import { METHODS, WRITERS } from '../../settings.ts';
import { CHUNK_KEYS, type ChunkKeys } from '../../core/output/chunks/chunk-lines.ts';
import { type DeliveryRequest, FORMATS, type Format } from '../../core/output/request.ts';
import { wholeNumber } from './whole-number.ts';

export const DELIVERY_FLAGS = {
  query: { type: 'string' },
  budget: { type: 'string' },
  part: { type: 'string' },
  format: { type: 'string' },
  links: { type: 'string' },
  images: { type: 'string' },
  method: { type: 'string' },
  writer: { type: 'string' },
  'front-matter': { type: 'boolean' },
  untrusted: { type: 'boolean' },
  expand: { type: 'boolean' },
  'no-marks': { type: 'boolean' },
  chunk: { type: 'string' },
  overlap: { type: 'string' },
  keys: { type: 'string' },
  scope: { type: 'string' },
  data: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

export const DELIVERY_HELP = `  --query Q                  what answers; "phrase" is a must, -word must not be
  --budget N                 at most N tokens (o200k_base), by whole sections
  --part N                   without a query: the N-th part of --budget tokens
  --format ${FORMATS.join('|')}      jsonl: chunks; html: reduced
  --scope page --data N      all that is visible; N tokens of structured data
  --links inline|referenced|text --images keep|alt|drop
  --front-matter --no-marks --untrusted (fenced, with a line that it is data)
  --method ${METHODS.join('|')} --writer ${WRITERS.join('|')}
  --expand                   open panels, press "load more", scroll lists first
  --chunk N --overlap N --keys ${Object.keys(CHUNK_KEYS).join('|')} (jsonl)`;

type Values = {
  [Flag in keyof typeof DELIVERY_FLAGS]?:
    | ((typeof DELIVERY_FLAGS)[Flag]['type'] extends 'boolean' ? boolean : string)
    | undefined;
};

/** Throws what is wrong with a flag. */
export function readDelivery(
  values: Values,
): Pick<BridgeRequest, keyof DeliveryRequest | 'options' | 'expand'> {
  const { query, budget, part, format, links, images, chunk, overlap, keys, scope, data, method, writer } =
    values;
  return {
    ...(query === undefined ? {} : { query }),
    ...(budget === undefined ? {} : { budget: wholeNumber('budget', budget, { least: 1 }) }),
    ...(part === undefined ? {} : { part: wholeNumber('part', part, { least: 1 }) }),
    ...(values['no-marks'] ? { marks: false } : {}),
    ...(values.expand ? { expand: true } : {}),
    ...(format === undefined ? {} : { format: oneOf<Format>('format', format, FORMATS) }),
    ...(scope === undefined && method === undefined
      ? {}
      : {
          options: {
            ...(scope === undefined ? {} : { scope: oneOf('scope', scope, ['main', 'page']) }),
            ...(method === undefined ? {} : { method: oneOf('method', method, METHODS) }),
          },
        }),
    ...(data === undefined ? {} : { dataBudget: wholeNumber('data', data) }),
    style: {
      ...(links === undefined ? {} : { links: oneOf('links', links, ['inline', 'referenced', 'text']) }),
      ...(images === undefined ? {} : { images: oneOf('images', images, ['keep', 'alt', 'drop']) }),
      ...(writer === undefined ? {} : { writer: oneOf('writer', writer, WRITERS) }),
      ...(values['front-matter'] ? { frontMatter: true } : {}),
      ...(values.untrusted ? { untrusted: true } : {}),
    },
    chunks: {
      ...(chunk === undefined ? {} : { ceiling: wholeNumber('chunk', chunk, { least: 1 }) }),
      ...(overlap === undefined ? {} : { overlap: wholeNumber('overlap', overlap) }),
      ...(keys === undefined ? {} : { keys: oneOf('keys', keys, Object.keys(CHUNK_KEYS) as ChunkKeys[]) }),
    },
  };
}

function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  if ((allowed as readonly string[]).includes(value)) return value as T;
  throw new PithError('bad-input', `--${flag} is one of ${allowed.join(', ')}; this one is ${value}.`);
}
