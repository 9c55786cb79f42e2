// The tools, resources and the prompt that Pith offers to models.

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Pith } from '../client/open.ts';
import { addPageTools } from './page-tools.ts';
import { addPages } from './pages.ts';
import { addSiteTools } from './site-tools.ts';
import { WORKFLOW } from './descriptions.ts';

/** The browser starts with the first page that is asked for. */
export interface McpMeans {
  pith(): Promise<Pith>;
  version: string;
}

export function createMcpServer({ pith, version }: McpMeans): McpServer {
  const server = new McpServer(
    { name: 'pith', title: 'Pith', version },
    { instructions: WORKFLOW, capabilities: { logging: {} } },
  );
  const pages = addPages(server);
  addPageTools(server, { pith, keep: pages.keep });
  addSiteTools(server, { pith, keep: pages.keep });
  server.registerPrompt(
    'pith_workflow',
    {
      title: 'Reading the web with Pith',
      description: 'When to fetch, when to search, how to stay within a budget',
    },
    () => ({ messages: [{ role: 'user', content: { type: 'text', text: WORKFLOW } }] }),
  );
  return server;
}
