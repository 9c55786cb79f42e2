// The pages that were read last, as resources: a model can come back to one without reading it again.

import { createHash } from 'node:crypto';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { LRUCache } from 'lru-cache';
import { PithError } from '../../errors.ts';
import { asData } from '../as-data.ts';
import type { PithResult } from '../client/request.ts';

const MOST_PAGES = 100;

interface Kept {
  url: string;
  text: string;
}

export interface Pages {
  /** Gives the resource's address. */
  keep(page: PithResult): string;
}

export function addPages(server: McpServer): Pages {
  const pages = new LRUCache<string, Kept>({ max: MOST_PAGES });
  const template = new ResourceTemplate('pith://page/{id}', {
    list: () => ({
      resources: [...pages.entries()].map(([id, { url }]) => ({
        uri: `pith://page/${id}`,
        // Its title would be text of the page without a mark.
        name: url,
        mimeType: 'text/markdown',
      })),
    }),
  });
  server.registerResource(
    'page',
    template,
    { title: 'Pages that were read', description: 'Whole pages as Markdown', mimeType: 'text/markdown' },
    (uri, { id }) => {
      const page = pages.get(String(id));
      if (!page) throw new PithError('bad-input', `${uri.href} is not kept any more; fetch the page again.`);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.text }] };
    },
  );
  return {
    keep({ requestedUrl, page }) {
      const id = createHash('sha256').update(requestedUrl).digest('hex').slice(0, 16);
      const isNew = !pages.has(id);
      pages.set(id, { url: requestedUrl, text: asData(page) });
      if (isNew) server.sendResourceListChanged();
      return `pith://page/${id}`;
    },
  };
}
