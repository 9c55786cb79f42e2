// Tools about one page: fetch, analyze, search.

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { PithError } from '../../errors.ts';
import { asData } from '../as-data.ts';
import type { Pith } from '../client/open.ts';
import type { PithRequest, PithResult, Tokens } from '../client/request.ts';
import { answer } from './answer.ts';
import { FETCH_DESCRIPTION } from './descriptions.ts';
import {
  AS_MARKDOWN,
  BUDGET_FIELD,
  FROM_PAGE,
  NOTICE,
  NOTICE_FIELD,
  PAGE_SHAPE,
  QUERY_FIELD,
  READS_THE_WEB,
  URL_FIELD,
  pageOf,
  statsLine,
} from './shapes.ts';

export interface ToolMeans {
  pith(): Promise<Pith>;
  keep(page: PithResult): string;
}

/** Sections that a search gives at most. */
const MOST_SECTIONS = 10;
/** Links that an analysis names. */
const MOST_LINKS = 5;

export function addPageTools(server: McpServer, { pith, keep }: ToolMeans): void {
  const read = async (url: string, request: PithRequest): Promise<PithResult> => {
    const page = await (await pith()).extract(url, { ...request, counts: true });
    if (page) return page;
    throw new PithError('nothing-to-extract', `${url} was left out.`);
  };

  server.registerTool(
    'pith_fetch',
    {
      title: 'Read a page',
      description: FETCH_DESCRIPTION,
      annotations: READS_THE_WEB,
      inputSchema: { url: URL_FIELD, query: QUERY_FIELD.optional(), budget: BUDGET_FIELD.optional() },
      outputSchema: PAGE_SHAPE,
    },
    ({ url, query, budget }, { signal }) =>
      answer(async () => {
        const asked = { ...(query ? { query } : {}), ...(budget ? { budget } : {}) };
        const result = await read(url, { ...asked, ...AS_MARKDOWN, signal });
        const page = pageOf(result, keep(result));
        return { text: `${url} · ${statsLine(page)}\n\n---\n\n${page.markdown}`, data: page };
      }),
  );

  const section = z.object({
    heading: z.string().describe(FROM_PAGE),
    tokens: z.number(),
    score: z.number().optional(),
  });
  server.registerTool(
    'pith_analyze',
    {
      title: 'What a page is and costs',
      description:
        'Kind of page, tokens raw and clean, outline with the tokens of each section, first links; not its text.',
      annotations: READS_THE_WEB,
      inputSchema: { url: URL_FIELD },
      outputSchema: {
        notice: NOTICE_FIELD,
        url: z.string(),
        title: z.string().describe(FROM_PAGE),
        pageType: z.string(),
        render: z.string(),
        tokens: z.object({ raw: z.number(), page: z.number() }),
        milliseconds: z.number(),
        outline: z.array(section),
        links: z.array(z.object({ text: z.string(), url: z.string() })).describe(FROM_PAGE),
        warnings: z.array(z.string()).describe(FROM_PAGE),
      },
    },
    ({ url }, { signal }) =>
      answer(async () => {
        const { extraction, tokens, milliseconds } = await read(url, { signal });
        const { raw, page } = tokens as Tokens;
        const data = {
          notice: NOTICE,
          url: extraction.url,
          title: extraction.title,
          pageType: extraction.pageType.type,
          render: extraction.classification.render,
          tokens: { raw, page },
          milliseconds,
          outline: extraction.outline.map(({ text, tokens: each }) => ({ heading: text, tokens: each })),
          links: extraction.links
            .slice(0, MOST_LINKS)
            .map(({ text, url: address }) => ({ text, url: address })),
          warnings: extraction.warnings.map(({ code, message }) => `${code}: ${message}`),
        };
        return { text: asData(JSON.stringify(data, undefined, 2)), data };
      }),
  );

  server.registerTool(
    'pith_search_page',
    {
      title: 'Search a page',
      description:
        'The sections of a page that answer a query, best first, with their scores; then their text within the budget.',
      annotations: READS_THE_WEB,
      inputSchema: { url: URL_FIELD, query: QUERY_FIELD, budget: BUDGET_FIELD.default(1_200) },
      outputSchema: { sections: z.array(section), ...PAGE_SHAPE },
    },
    ({ url, query, budget }, { signal }) =>
      answer(async () => {
        const result = await read(url, { query, budget, ...AS_MARKDOWN, signal });
        const page = pageOf(result, keep(result));
        const sections = (result.extraction.focus?.sections ?? [])
          .filter(({ score }) => score > 0)
          .toSorted((one, other) => other.score - one.score)
          .slice(0, MOST_SECTIONS)
          .map(({ text, tokens, score }) => ({ heading: text, tokens, score }));
        const list = sections.map(({ heading, score }) => `- ${heading} (${score.toFixed(2)})`).join('\n');
        return {
          text: `${url} · ${statsLine(page)}\n\n---\n\n${asData(`${list}\n\n${page.markdown}`)}`,
          data: { sections, ...page },
        };
      }),
  );
}
