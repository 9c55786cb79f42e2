// A tool with which a model reads a page.

import { type StructuredTool, tool } from '@langchain/core/tools';
import { PithError } from '../../errors.ts';
import { asData } from '../as-data.ts';
import type { Pith } from '../client/open.ts';
import { FETCH_DESCRIPTION } from '../mcp/descriptions.ts';
import { type FaceOptions, collect, requestOf, withPith } from '../client/face-options.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    url: { type: 'string', description: 'Address of the page, with https://' },
    query: { type: 'string', description: 'Only the sections that answer this' },
    budget: { type: 'integer', minimum: 1, description: 'At most this many tokens' },
  },
  required: ['url'],
  additionalProperties: false,
} as const;

interface Asked {
  url: string;
  query?: string;
  budget?: number;
  /** Of the chain that calls it. */
  signal?: AbortSignal | undefined;
}

/** What fails is told to the model, so that it can try something else. */
export function pithFetchTool(options: FaceOptions = {}): StructuredTool {
  const mark = options.style?.untrusted === false ? (text: string) => text : asData;
  const read = async function* (pith: Pith, { url, query, budget, signal }: Asked): AsyncGenerator<string> {
    const page = await pith.extract(url, {
      ...requestOf(options),
      ...(signal ? { signal } : {}),
      ...(query === undefined ? {} : { query }),
      ...(budget === undefined ? {} : { budget }),
      style: { untrusted: true, ...options.style },
    });
    yield page ? mark(page.output) : 'The page was left out.';
  };
  return tool(
    async (asked: unknown, { signal }: { signal?: AbortSignal } = {}) => {
      try {
        signal?.throwIfAborted();
        const wish = { ...(asked as Asked), signal };
        const [text = ''] = await collect(withPith(options, (pith) => read(pith, wish)));
        return text;
      } catch (error) {
        if (!(error instanceof PithError)) throw error;
        return `The page could not be read (${error.code}): ${error.message}`;
      }
    },
    { name: 'pith_fetch', description: FETCH_DESCRIPTION, schema: SCHEMA },
  ) as unknown as StructuredTool;
}
