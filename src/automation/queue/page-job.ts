// One page as a job of the queue: what is asked, and what comes of it.

import { createHash } from 'node:crypto';
import type { JobOptions } from '../../collect/job/job.ts';
import type { DeliveryRequest } from '../../core/output/request.ts';
import type { ExtractOptions } from '../../core/extract-options.ts';

/** Raised when the fields of a job change their meaning. */
export const JOB_VERSION = 1;

export interface PageRequest extends Omit<DeliveryRequest, 'query' | 'budget' | 'part'> {
  query?: string;
  budget?: number;
  options?: Partial<ExtractOptions>;
  expand?: boolean;
}

/** Go on to the pages that a page leads to. */
export interface Follow extends Pick<
  JobOptions,
  'hosts' | 'subdomains' | 'include' | 'exclude' | 'maxDepth' | 'robots'
> {
  /** Links from the first page. */
  depth: number;
}

export interface PageJob {
  version: number;
  url: string;
  request: PageRequest;
  follow?: Follow;
}

export interface QueuedResult {
  url: string;
  finalUrl: string;
  title: string;
  output: string;
  /** Estimated ones of the page's HTML and of its Markdown. */
  tokens: { raw: number; page: number };
  warnings: string[];
  milliseconds: number;
}

/** HTTP statuses of a server that may answer otherwise in a moment (RFC 9110, 6585, 8470). */
export const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** One address and one wish make one job, however often it is added. */
export function jobIdOf({ url, request }: Pick<PageJob, 'url' | 'request'>): string {
  return createHash('sha256')
    .update(JSON.stringify([url, request]))
    .digest('hex')
    .slice(0, 32);
}

/** Each host has a queue of its own, so that the queue's limiter holds for it over all workers. */
export const queueNameOf = (host: string): string => `host-${host.replaceAll(':', '_')}`;

/** Lists the hosts: one job each, which nobody takes. */
export const HOSTS_QUEUE = 'hosts';
