// The object that programs find in the worker of the automation build: `worker.evaluate(() => pith.extract({ url }))`.

import { type Delivered, type DeliveryRequest, deliver } from '../core/focus/deliver.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../core/types.ts';
import type { Io } from '../io.ts';
import type { Encoding } from '../settings.ts';

export interface BridgeRequest extends DeliveryRequest {
  /** Address of the open tab; the active tab when left out. */
  url?: string;
  options?: Partial<ExtractOptions>;
  /** Tokenizer of the budget; `o200k_base` when left out. */
  encoding?: Encoding;
}

export interface Bridge {
  extract(request?: BridgeRequest): Promise<Delivered>;
  /** The owned copy with its marks, as HTML: what a bug report or a test page is made from. */
  snapshot(request?: BridgeRequest): Promise<string>;
}

type BridgeIo = Pick<Io, 'activeTab' | 'findTab' | 'capture' | 'snapshot' | 'countTokens'>;

export function createBridge(io: BridgeIo): Bridge {
  const tabOf = ({ url }: BridgeRequest) => (url === undefined ? io.activeTab() : io.findTab(url));
  return {
    async extract(request = {}) {
      const { encoding = 'o200k_base' } = request;
      const extraction = await io.capture(await tabOf(request), {
        ...DEFAULT_EXTRACT_OPTIONS,
        ...(request.format === 'html' ? { html: true } : {}),
        ...request.options,
      });
      return deliver(extraction, request, (text) => io.countTokens(text, encoding));
    },
    async snapshot(request = {}) {
      return io.snapshot(await tabOf(request));
    },
  };
}
