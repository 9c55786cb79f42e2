// The object that programs find in the worker of the automation build: `worker.evaluate(() => pith.extract({ url }))`.

import { preview } from '../core/output/deliver-markdown.ts';
import { type Delivered, deliver } from '../core/output/deliver.ts';
import { type WrittenExtraction, written } from '../core/output/written.ts';
import type { DeliveryRequest } from '../core/output/request.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions, type Extraction } from '../core/types.ts';
import type { ExpansionLimits, ExpansionReport } from '../expansion.ts';
import type { BackgroundIo, FetchRequest } from '../io/background-io.ts';
import type { Encoding } from '../settings.ts';

/** A program waits longer than a person; its machine may be busy with other pages. Milliseconds. */
const PATIENCE = 60_000;

export interface BridgeRequest extends DeliveryRequest {
  /** Address of the open tab; the active tab when left out. */
  url?: string;
  options?: Partial<ExtractOptions>;
  /** Expand and load everything first: true, or other limits than the usual ones. */
  expand?: boolean | Partial<ExpansionLimits>;
  /** Tokenizer of the budget; `o200k_base` when left out. */
  encoding?: Encoding;
}

export interface FetchBridgeRequest
  extends Omit<BridgeRequest, 'url'>, Pick<FetchRequest, 'inTab' | 'fresh' | 'trusted' | 'limits'> {
  /** Address of a page that is not open. */
  url: string;
}

export interface BridgeReply extends Omit<Delivered, 'extraction' | 'parts'> {
  extraction: WrittenExtraction;
  /** Markdown of the whole page. */
  page: string;
  /** How many parts there are of a page that goes out in parts, else 0. */
  parts: number;
  expansion?: ExpansionReport;
}

export interface Bridge {
  /** Fetches a page that is not open, behind the guard; `extraction.fetched` describes the way to it. */
  fetch(request: FetchBridgeRequest): Promise<BridgeReply>;
  extract(request?: BridgeRequest): Promise<BridgeReply>;
  /** The owned copy with its marks, as HTML: what a bug report or a test page is made from. */
  snapshot(request?: BridgeRequest): Promise<string>;
}

type BridgeIo = Pick<
  BackgroundIo,
  'activeTab' | 'findTab' | 'expand' | 'capture' | 'snapshot' | 'countTokens' | 'fetchPage'
>;

export function createBridge(io: BridgeIo): Bridge {
  const tabOf = ({ url }: BridgeRequest) => (url === undefined ? io.activeTab() : io.findTab(url));
  const optionsOf = ({ format, options }: BridgeRequest): ExtractOptions => ({
    ...DEFAULT_EXTRACT_OPTIONS,
    patience: PATIENCE,
    ...(format === 'html' ? { html: true } : {}),
    ...options,
  });
  const give = async (page: Extraction, request: BridgeRequest): Promise<BridgeReply> => {
    const { style = {}, encoding = 'o200k_base' } = request;
    const count = (text: string) => io.countTokens(text, encoding);
    const delivered = await deliver(page, request, count);
    const { html, ...extraction } = delivered.extraction;
    return {
      ...delivered,
      // As a format it is the output already.
      extraction: written(
        request.format === 'html' || html === undefined ? extraction : { ...extraction, html },
      ),
      page: preview(page, { style }).markdown,
      parts: delivered.parts.length,
    };
  };
  return {
    async extract(request = {}) {
      const tab = await tabOf(request);
      const limits = typeof request.expand === 'object' ? request.expand : {};
      const expansion = request.expand ? await io.expand(tab, { limits }) : undefined;
      const delivered = await give(await io.capture(tab, optionsOf(request)), request);
      return expansion ? { ...delivered, expansion } : delivered;
    },
    async fetch(request) {
      const { signal } = new AbortController();
      const page = await io.fetchPage({ ...request, options: optionsOf(request), signal });
      return give(page, request);
    },
    async snapshot(request = {}) {
      return io.snapshot(await tabOf(request));
    },
  };
}
