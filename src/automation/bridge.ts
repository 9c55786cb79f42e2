// The object that programs find in the worker of the automation build: `worker.evaluate(() => pith.extractTab())`.
// JSON in, JSON out; errors have a `code` (`src/errors.ts`).

import { DEFAULT_CEILING } from '../core/output/chunks/ceilings.ts';
import { type Chunk, chunk } from '../core/output/chunks/chunk.ts';
import { preview, styleOf } from '../core/output/deliver-markdown.ts';
import { type Delivered, deliver } from '../core/output/deliver.ts';
import { type WrittenExtraction, written } from '../core/output/written.ts';
import type { DeliveryRequest } from '../core/output/request.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../core/extract-options.ts';
import { type Extraction, SCHEMA_VERSION } from '../core/types.ts';
import { PithError } from '../errors.ts';
import { type CollectBridge, createCollectBridge } from './collect-bridge.ts';
import type { ExpansionLimits, ExpansionReport } from '../expansion.ts';
import type { AutomationIo } from '../io/automation-io.ts';
import type { FetchRequest } from '../io/background-io.ts';
import type { TabReference } from '../io/io.ts';
import type { Encoding } from '../settings.ts';

/** A program waits longer than a person; its machine may be busy with other pages. Milliseconds. */
const PATIENCE = 60_000;
/** Raised whenever a call or a field changes its meaning. */
export const BRIDGE_VERSION = 3;

interface ReadRequest extends DeliveryRequest {
  options?: Partial<ExtractOptions>;
  /** Tokenizer of the budget; `o200k_base` when left out. */
  encoding?: Encoding;
}

export interface BridgeRequest extends ReadRequest {
  /** Address of the open tab; the active tab when left out. */
  url?: string;
  /** Number of the tab; with `url` it has to show that address. */
  tab?: number;
  /** Expand and load everything first: true, or other limits than the usual ones. */
  expand?: boolean | Partial<ExpansionLimits>;
}

export interface FetchBridgeRequest
  extends ReadRequest, Pick<FetchRequest, 'inTab' | 'fresh' | 'trusted' | 'limits'> {
  /** Address of a page that is not open. */
  url: string;
}

export interface HtmlBridgeRequest extends ReadRequest {
  html: string;
  /** Where it stood; relative addresses resolve against it. */
  url: string;
}

/** What is wanted of a page that was read before. */
export interface FocusBridgeRequest extends Omit<ReadRequest, 'options'> {
  extraction: WrittenExtraction;
}

export interface BridgeReply extends Omit<Delivered, 'extraction' | 'parts'> {
  extraction: WrittenExtraction;
  /** Markdown of the whole page. */
  page: string;
  /** How many parts there are of a page that goes out in parts, else 0. */
  parts: number;
  expansion?: ExpansionReport;
}

export interface BridgeVersion {
  bridge: number;
  extension: string;
  /** Of `Extraction`. */
  schema: number;
}

export interface Bridge extends CollectBridge {
  version: BridgeVersion;
  /** Reads an open tab. */
  extractTab(request?: BridgeRequest): Promise<BridgeReply>;
  /** Fetches a page that is not open, behind the guard; `extraction.fetched` describes the way to it. */
  extractUrl(request: FetchBridgeRequest): Promise<BridgeReply>;
  /** Reads a string; nothing is loaded. */
  extractHtml(request: HtmlBridgeRequest): Promise<BridgeReply>;
  focus(request: FocusBridgeRequest): Promise<BridgeReply>;
  chunk(request: FocusBridgeRequest): Promise<Chunk[]>;
  /** A page of a collection that has ended, by its address. */
  collectedPage(request: ReadRequest & { id: string; key: string }): Promise<BridgeReply>;
  /** Exact tokens. */
  count(request: { text: string; encoding?: Encoding }): Promise<number>;
  /** No page opens a WebSocket into the own network from now on. */
  fenceSockets: AutomationIo['fenceSockets'];
  /** Numbers of the tabs that show an address; with an attribute, those whose root element carries it. */
  tabsAt(request: { url: string; attribute?: string }): Promise<number[]>;
  /** The owned copy with its marks, as HTML: what a bug report or a test page is made from. */
  snapshot(request?: BridgeRequest): Promise<string>;
  /** Short for `extractTab`. */
  extract: Bridge['extractTab'];
  /** Short for `extractUrl`. */
  fetch: Bridge['extractUrl'];
}

export function createBridge(io: AutomationIo): Bridge {
  const { readCollected, ...collecting } = createCollectBridge(io.collectIo);
  const extractTab = async (request: BridgeRequest = {}): Promise<BridgeReply> => {
    const tab = await tabOf(io, request);
    const limits = typeof request.expand === 'object' ? request.expand : {};
    const expansion = request.expand ? await io.expand(tab, { limits }) : undefined;
    const delivered = await give(io, await io.capture(tab, optionsOf(request)), request);
    return expansion ? { ...delivered, expansion } : delivered;
  };
  const extractUrl = async (request: FetchBridgeRequest): Promise<BridgeReply> => {
    const { signal } = new AbortController();
    return give(io, await io.fetchPage({ ...request, options: optionsOf(request), signal }), request);
  };
  return {
    version: { bridge: BRIDGE_VERSION, extension: io.version, schema: SCHEMA_VERSION },
    ...collecting,
    extractTab,
    extractUrl,
    collectedPage: async ({ id, key, ...request }) => give(io, await readCollected(id, key), request),
    extract: extractTab,
    fetch: extractUrl,
    async extractHtml(request) {
      const page = { text: request.html, kind: 'html', url: request.url } as const;
      const { extraction } = await io.readText(page, optionsOf(request));
      if (extraction) return give(io, extraction, request);
      throw new PithError('nothing-to-extract', `No text was found in the HTML of ${request.url}.`);
    },
    focus: ({ extraction, ...request }) => give(io, extraction, request),
    chunk: ({ extraction, chunks = {}, encoding = 'o200k_base', ...request }) => {
      const { ceiling = DEFAULT_CEILING, overlap = 0 } = chunks;
      const count = (text: string) => io.countTokens(text, encoding);
      return chunk(extraction, { ceiling, overlap, count, style: { ...styleOf(request), untrusted: false } });
    },
    count: ({ text, encoding = 'o200k_base' }) => io.countTokens(text, encoding),
    fenceSockets: (fence) => io.fenceSockets(fence),
    tabsAt: ({ url, attribute }) => io.tabsAt(url, attribute),
    snapshot: async (request = {}) => io.snapshot(await tabOf(io, request)),
  };
}

async function tabOf(io: AutomationIo, { tab: id, url }: BridgeRequest): Promise<TabReference> {
  if (id === undefined) return url === undefined ? io.activeTab() : io.findTab(url);
  const tab = await io.getTab(id);
  if (url === undefined || tab.url === url) return tab;
  throw new PithError('page-changed', `The tab shows ${tab.url} and no longer ${url}.`);
}

const optionsOf = ({ format, options }: ReadRequest): ExtractOptions => ({
  ...DEFAULT_EXTRACT_OPTIONS,
  patience: PATIENCE,
  ...(format === 'html' ? { html: true } : {}),
  ...options,
});

async function give(io: AutomationIo, page: Extraction, request: ReadRequest): Promise<BridgeReply> {
  const { style = {}, encoding = 'o200k_base' } = request;
  // Turndown needs a document, and Chrome's worker has none.
  const isForeign = style.writer === 'turndown' && (request.format ?? 'md') === 'md';
  const delivered = isForeign
    ? await deliverThere(io, page, request)
    : await deliver(page, request, (text) => io.countTokens(text, encoding));
  const { html, ...extraction } = delivered.extraction;
  return {
    ...delivered,
    // As a format it is the output already.
    extraction: written(
      request.format === 'html' || html === undefined ? extraction : { ...extraction, html },
    ),
    page: isForeign
      ? (await io.deliver(page, { style }, encoding)).markdown
      : preview(page, { style: { ...style, writer: 'pith' } }).markdown,
    parts: delivered.parts.length,
  };
}

async function deliverThere(io: AutomationIo, page: Extraction, request: ReadRequest): Promise<Delivered> {
  const { options, encoding = 'o200k_base', ...wanted } = request;
  void options;
  const delivered = await io.deliver(page, wanted, encoding);
  return { ...delivered, output: delivered.markdown };
}
