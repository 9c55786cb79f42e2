// What `--help` says; each fits a screen.

import { CLIENT_HELP } from './client-flags.ts';
import { DELIVERY_HELP } from './delivery-flags.ts';

export const HELP = `pith URL-or-FILE… [flags]     pages as Markdown; without one, addresses from the standard input
pith bench URL-or-FILE…       what pages cost raw, clean and focused, in tokens
pith crawl|sitemap|feed URL   the pages of a site (pith crawl --help)
pith mcp [--port N]           a server for models, over the standard streams or HTTP on this machine
pith worker, pith enqueue URL… pages over more than one machine (pith worker --help)
pith completion bash|zsh|fish
  --out DIR                   a file for each page   --json   a line of JSON for each page
${DELIVERY_HELP}
${CLIENT_HELP}
Exit codes: 0 all read, 1 some failed, 2 wrong flags, 3 no browser.
`;

export const BENCH_HELP = `pith bench URL-or-FILE… [--query Q] [--budget N]

Tokens (o200k_base) of each page's HTML, of its Markdown, and of what answers the query within the budget.
From the standard input a line may have a query of its own: URL QUERY…
`;

export const MCP_HELP = `pith mcp [--port N] [flags]

The Model Context Protocol over the standard streams, or with --port over streamable HTTP on 127.0.0.1.
${CLIENT_HELP}
`;
