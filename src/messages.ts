// Every message between extension contexts, as one interface of signatures. Names carry the target.

import { browser } from 'wxt/browser';
import type { ExtractOptions } from './core/extract-options.ts';
import type { Extraction } from './core/types.ts';
import { type ErrorData, fromErrorData } from './errors.ts';
import type { PageRequest } from './fetch/get-page.ts';
import type { ReadText } from './fetch/page/extract-text.ts';
import type { PageText } from './fetch/page/open-text.ts';
import type { ReaderJob } from './io/reader-job.ts';
import type { SentPage } from './io/chat-io.ts';
import type { Encoding } from './settings.ts';

export interface Messages {
  'offscreen:write-text'(text: string): void;
  'offscreen:count-tokens'(input: { text: string; encoding: Encoding }): number;
  /** What `readInFrame` answers, for the extension's pages. */
  'offscreen:read'(job: ReaderJob): string;
  'offscreen:ready'(): boolean;
  /** Stands by until every job is done: a worker that is stopped in the middle of one is started again. */
  'offscreen:guard'(): void;
  /** Reads a fetched page where pages are read. */
  'background:read-text'(input: { page: PageText; options: ExtractOptions }): ReadText;
  /** Reads a page in an inactive tab. */
  'background:render'(request: Omit<PageRequest, 'signal'>): Extraction;
  /** Whether there is such a job. */
  'background:cancel'(job: string): boolean;
  'background:send-page'(page: SentPage): void;
  /** The person answered whether Pith may fill pages of a chat. */
  'background:hosts-asked'(): void;
}

export type Name = keyof Messages;
export type Input<N extends Name> = Parameters<Messages[N]>[0];
export type Output<N extends Name> = ReturnType<Messages[N]>;
type Reply<N extends Name> = { value: Output<N> } | { error: ErrorData };

export interface Envelope {
  pith: string;
  input: unknown;
}

export async function send<N extends Name>(name: N, input: Input<N>): Promise<Output<N>> {
  const reply = (await browser.runtime.sendMessage({ pith: name, input } satisfies Envelope)) as Reply<N>;
  if ('error' in reply) throw fromErrorData(reply.error);
  return reply.value;
}
