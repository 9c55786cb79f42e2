// A tool with which a model reads a page.

import { type StructuredTool, tool } from '@langchain/core/tools';
import { PithError } from '../../errors.ts';
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
}

/** What fails is told to the model, so that it can try something else. */
export function pithFetchTool(options: FaceOptions = {}): StructuredTool {
  const read = async function* (pith: Pith, { url, query, budget }: Asked): AsyncGenerator<string> {
    const page = await pith.extract(url, {
      ...requestOf(options),
      ...(query === undefined ? {} : { query }),
      ...(budget === undefined ? {} : { budget }),
      style: { untrusted: true, ...options.style },
    });
    yield page?.output ?? 'The page was left out.';
  };
  return tool(
    async (asked: unknown) => {
      try {
        const [text = ''] = await collect(withPith(options, (pith) => read(pith, asked as Asked)));
        return text;
      } catch (error) {
        if (!(error instanceof PithError)) throw error;
        return `The page could not be read (${error.code}): ${error.message}`;
      }
    },
    { name: 'pith_fetch', description: FETCH_DESCRIPTION, schema: SCHEMA },
  ) as unknown as StructuredTool;
}
