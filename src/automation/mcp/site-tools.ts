// Tools about a site: the pages of its sitemap, and a crawl from a page on. Clients that ask for it are told the progress.

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { CollectOptions, CollectProgress } from '../client/collect.ts';
import { type Outcome, isFailure } from '../client/extract-many.ts';
import type { Pith } from '../client/open.ts';
import { asData } from '../as-data.ts';
import { answer } from './answer.ts';
import type { ToolMeans } from './page-tools.ts';
import {
  AS_MARKDOWN,
  BUDGET_FIELD,
  PAGES_SHAPE,
  type Page,
  PREFIXES_FIELD,
  QUERY_FIELD,
  READS_THE_WEB,
  URL_FIELD,
  pageOf,
  statsLine,
} from './shapes.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Pages that one call gives, when nothing is said and at most. */
const USUAL_PAGES = 20;
const MOST_PAGES = 100;

const COMMON = {
  url: URL_FIELD,
  query: QUERY_FIELD.optional(),
  budget: BUDGET_FIELD.optional().describe('At most this many tokens a page'),
  maxPages: z.number().int().min(1).max(MOST_PAGES).default(USUAL_PAGES),
};

interface Asked {
  query?: string | undefined;
  budget?: number | undefined;
  maxPages: number;
}

export function addSiteTools(server: McpServer, { pith, keep }: ToolMeans): void {
  server.registerTool(
    'pith_sitemap',
    {
      title: 'Read the pages of a sitemap',
      description:
        'Reads the pages that a sitemap lists, or those of the site of an address, with their Markdown.',
      annotations: READS_THE_WEB,
      inputSchema: { ...COMMON, prefixes: PREFIXES_FIELD.optional() },
      outputSchema: PAGES_SHAPE,
    },
    ({ url, prefixes = [], ...asked }, extra) =>
      readPages(asked, extra, (client, options) => client.sitemap(url, { ...options, prefixes })),
  );
  server.registerTool(
    'pith_crawl',
    {
      title: 'Read a page and those it leads to',
      description:
        'Follows the links of a page within its site and gives the pages with their Markdown, nearest first.',
      annotations: READS_THE_WEB,
      inputSchema: {
        ...COMMON,
        maxDepth: z
          .number()
          .int()
          .min(0)
          .max(10)
          .default(2)
          .describe('Links between the first page and the last'),
        include: z.array(z.string()).optional().describe('Patterns of addresses that are kept, e.g. /docs/*'),
        exclude: z.array(z.string()).optional().describe('Patterns of addresses that are never asked for'),
      },
      outputSchema: PAGES_SHAPE,
    },
    ({ url, maxDepth, include = [], exclude = [], ...asked }, extra) =>
      readPages(asked, extra, (client, { scope, ...options }) =>
        client.crawl(url, { ...options, scope: { ...scope, maxDepth, include, exclude } }),
      ),
  );

  const readPages = (
    { query, budget, maxPages }: Asked,
    extra: Extra,
    collect: (client: Pith, options: CollectOptions) => AsyncIterable<Outcome>,
  ) =>
    answer(async () => {
      const client = await pith();
      const pages: Page[] = [];
      const failed: { url: string; code: string; message: string }[] = [];
      let found = 0;
      const options: CollectOptions = {
        ...(query ? { query } : {}),
        ...(budget ? { budget } : {}),
        ...AS_MARKDOWN,
        signal: extra.signal,
        scope: { maxPages },
        onProgress(progress) {
          found = sum(progress);
          void tellProgress(extra, progress);
        },
      };
      for await (const outcome of collect(client, options)) {
        if (isFailure(outcome)) failed.push({ url: outcome.requestedUrl, ...outcome.error });
        else {
          const { stats } = outcome.extraction;
          const output = await client.count(outcome.output);
          const tokens = { raw: stats.rawTokens, page: stats.tokens, output };
          pages.push(pageOf({ ...outcome, tokens }, keep(outcome)));
        }
      }
      const data = { found, read: pages.length, failed, pages };
      const head = `${pages.length} pages read, ${failed.length} failed, ${found} addresses known`;
      const texts = pages.map((page) => `## ${page.url}\n\n${statsLine(page)}\n\n${page.markdown}`);
      // Addresses, too, are what pages say.
      const text = pages.length > 0 ? asData(texts.join('\n\n---\n\n')) : '';
      return { text: `${head}\n\n${text}`, data };
    });
}

const sum = ({ found, queued, done, skipped, failed }: CollectProgress): number =>
  found + queued + done + skipped + failed;

/** Only to clients that gave a token for it. */
async function tellProgress(extra: Extra, progress: CollectProgress): Promise<void> {
  const { progressToken } = extra._meta ?? {};
  if (progressToken === undefined) return;
  const { done, skipped, failed, last = '' } = progress;
  await extra
    .sendNotification({
      method: 'notifications/progress',
      params: { progressToken, progress: done + skipped + failed, total: sum(progress), message: last },
    })
    .catch(() => undefined);
}
