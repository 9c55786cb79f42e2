// `pith worker` and `pith enqueue`: pages over more than one machine.

import type { Command } from 'commander';
import { PithError, toErrorData } from '../../../errors.ts';
import { shorten } from '../../../fetch/guard/check-address.ts';
import type { OpenOptions } from '../../client/request.ts';
import { open } from '../../client/open.ts';
import type { PageRequest } from '../../queue/page-job.ts';
import { EXIT } from '../exit-codes.ts';
import { onStop } from '../terminal/on-stop.ts';
import { tell, writeOut } from '../terminal/write-out.ts';
import { wholeNumber } from '../whole-number.ts';

export interface QueueFlags {
  redis?: string;
  delay?: string;
  sitemap?: boolean;
  feed?: boolean;
  follow?: boolean;
  depth?: string;
  status?: boolean;
  results?: boolean;
}

export const QUEUE_HELP = `pith worker                  reads pages of the queue until Ctrl+C
  --redis URL                redis://127.0.0.1:6379
  --delay MS                 from a host's answer to its next page, over all
                             workers (500); give all the same
pith enqueue URL…            adds pages; without one, addresses on stdin
  --sitemap | --feed         the pages that these list instead
  --follow --depth N         and those that they lead to, within their hosts (2)
pith enqueue --results       what is through, a line of JSON for each page
pith enqueue --status        counts by host
The flags of pith say what is wanted of each page.
Needs BullMQ and ioredis: npm i bullmq ioredis
`;

export const addWorkerFlags = (command: Command): Command =>
  command.option('--redis <url>').option('--delay <ms>');

export const addEnqueueFlags = (command: Command): Command =>
  command
    .option('--redis <url>')
    .option('--sitemap')
    .option('--feed')
    .option('--follow')
    .option('--depth <n>')
    .option('--status')
    .option('--results');

/** Ends with the signal that stops it: what is in hand is finished, unless the signal comes twice. */
export async function runWorker(options: OpenOptions, { redis, delay }: QueueFlags): Promise<void> {
  const { work } = await loadQueue();
  const stopped = new Promise<void>((resolve) => onStop(resolve));
  const service = await work({
    ...options,
    handleSignals: false,
    ...(redis === undefined ? {} : { redis }),
    ...(delay === undefined ? {} : { delay: wholeNumber('delay', delay) }),
    onPage: ({ url, error }) => tell(error === undefined ? url : `${url}: ${error}`),
  });
  tell('Waiting for pages.');
  await stopped;
  tell('Finishing the pages under way; once more ends at once.');
  await service.close();
}

/** The exit code. */
export async function enqueue(
  urls: Iterable<string> | AsyncIterable<string>,
  { flags, request, options }: { flags: QueueFlags; request: PageRequest; options: OpenOptions },
): Promise<number> {
  const { openPithQueue } = await loadQueue();
  const { redis, follow, depth, status, results } = flags;
  const queue = await openPithQueue({
    request,
    ...(redis === undefined ? {} : { redis }),
    ...(follow ? { follow: depth === undefined ? {} : { maxDepth: wholeNumber('depth', depth) } } : {}),
  });
  try {
    if (status) {
      await writeOut(`${JSON.stringify(await queue.status(), undefined, 2)}\n`);
      return 0;
    }
    if (results) {
      for await (const result of queue.results()) await writeOut(`${JSON.stringify(result)}\n`);
      for await (const failure of queue.failures()) await writeOut(`${JSON.stringify(failure)}\n`);
      return 0;
    }
    let refused = 0;
    const onRefused = (address: string, error: unknown): void => {
      refused += 1;
      const { code, message } = toErrorData(error);
      tell(`${shorten(address)}: ${code}: ${message}`);
    };
    const kind = flags.feed ? 'feed' : 'sitemap';
    const listed = flags.sitemap || flags.feed ? listOf(urls, { kind, options, onRefused }) : urls;
    tell(`${await queue.add(listed, onRefused)} addresses given to the queue`);
    return refused > 0 ? EXIT.failed : 0;
  } finally {
    await queue.close();
  }
}

/** What sitemaps and feeds list, without reading the pages. */
async function* listOf(
  urls: Iterable<string> | AsyncIterable<string>,
  { kind, options, onRefused }: Listing,
): AsyncGenerator<string> {
  await using pith = await open(options);
  for await (const url of urls) {
    try {
      yield* (await pith.list(kind === 'feed' ? { kind, url } : { kind, url, prefixes: [] })).seeds;
    } catch (error) {
      if (!(error instanceof PithError)) throw error;
      onRefused(url, error);
    }
  }
}

interface Listing {
  kind: 'feed' | 'sitemap';
  options: OpenOptions;
  onRefused(url: string, error: PithError): void;
}

async function loadQueue(): Promise<typeof import('../../queue/pith-queue.ts')> {
  try {
    return await import('../../queue/pith-queue.ts');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new PithError('queue-failed', 'The queue needs two packages more: npm i bullmq ioredis', {
      cause: error,
    });
  }
}
