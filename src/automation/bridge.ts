// The object that programs find in the worker of the automation build: `worker.evaluate(() => pith.extract({ url }))`.

import { type RenderOptions, renderMarkdown } from '../core/markdown/render.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions, type Extraction } from '../core/types.ts';
import type { Io } from '../io.ts';

export interface BridgeRequest {
  /** Address of the open tab; the active tab when left out. */
  url?: string;
  options?: Partial<ExtractOptions>;
  render?: Partial<RenderOptions>;
}

export interface Bridge {
  extract(request?: BridgeRequest): Promise<{ extraction: Extraction; markdown: string }>;
  /** The owned copy with its marks, as HTML: what a bug report or a test page is made from. */
  snapshot(request?: BridgeRequest): Promise<string>;
}

export function createBridge(io: Pick<Io, 'activeTab' | 'findTab' | 'capture' | 'snapshot'>): Bridge {
  const tabOf = ({ url }: BridgeRequest) => (url === undefined ? io.activeTab() : io.findTab(url));
  return {
    async extract(request = {}) {
      const extraction = await io.capture(await tabOf(request), {
        ...DEFAULT_EXTRACT_OPTIONS,
        ...request.options,
      });
      return { extraction, markdown: renderMarkdown(extraction, { frontMatter: false, ...request.render }) };
    },
    async snapshot(request = {}) {
      return io.snapshot(await tabOf(request));
    },
  };
}
