// What `--help` says; each fits a screen of 24 lines and 80 columns.

import { CLIENT_HELP } from './client-flags.ts';
import { DELIVERY_HELP } from './delivery-flags.ts';

export const HELP = `pith URL|FILE…               pages as Markdown; without one, those on stdin
pith bench URL|FILE…         what pages cost raw, clean and focused, in tokens
pith crawl|sitemap|feed URL  the pages of a site (pith crawl --help)
pith mcp [--port N]          a server for models, over stdio or HTTP on loopback
pith worker | enqueue URL…   more than one machine (pith worker --help)
pith completion bash|zsh|fish
  --out DIR | --json         a file, or a line of JSON, for each page
${DELIVERY_HELP}
${CLIENT_HELP}
Exit codes: 0 all read, 1 some failed, 2 wrong flags, 3 no browser.
`;

export const BENCH_HELP = `pith bench URL|FILE… [--query Q] [--budget N]

Tokens (o200k_base) of each page's HTML, of its Markdown, and of what answers
the query within the budget. On stdin a line may have a query: URL QUERY…
A page that fails has its reason in the last column, and the exit code is 1.
`;

export const MCP_HELP = `pith mcp [--port N] [flags]

The Model Context Protocol over stdio, or with --port over streamable HTTP on
127.0.0.1.
${CLIENT_HELP}
`;
