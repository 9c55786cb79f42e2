// What the link menu does: fetch the linked page, copy its Markdown, and show progress on the page.

import { PithError } from '../errors.ts';
import type { BackgroundIo, Jobs } from '../io/background-io.ts';
import type { TabReference } from '../io/io.ts';
import { type CopyIo, copyExtraction } from './copy-page.ts';
import { optionsOf } from './delivery-settings.ts';
import { errorToast } from './error-toast.ts';

export interface LinkJob {
  tab: TabReference;
  url: string;
  /** Chosen in a private window. */
  isPrivate: boolean;
  /** How often it has been begun. */
  tries: number;
}

export interface LinkIo extends CopyIo, Pick<BackgroundIo, 'fetchPage'> {
  jobs: Jobs<LinkJob>;
}

/** A job whose worker was stopped is begun once more, then given up: something about it may be what stops the worker. */
const MOST_TRIES = 2;

/** Never rejects: nobody but the person on the page is there to hear it. */
export async function copyLink(
  io: LinkIo,
  { allowed, ...link }: Omit<LinkJob, 'tries'> & { allowed: Promise<boolean> },
): Promise<void> {
  if (await allowed) return runJob(io, crypto.randomUUID(), { ...link, tries: 1 });
  const refused = new PithError('fetch-not-allowed', `Nobody allowed Pith to fetch ${link.url}.`);
  await io.notify(link.tab, errorToast(io.translate, refused, 'fetch-access'));
}

/** At the start of a worker: what the one before it did not finish. */
export async function resumeLinks(io: LinkIo): Promise<void> {
  // Side by side, so that each can be cancelled and none waits for another.
  await Promise.all((await io.jobs.unfinished()).map(([id, job]) => resume(io, id, job)));
}

async function resume(io: LinkIo, id: string, job: LinkJob): Promise<void> {
  if (job.tries < MOST_TRIES) return runJob(io, id, { ...job, tries: job.tries + 1 });
  await io.jobs.end(id);
  const error = new PithError('interrupted', `The browser stopped the work on ${job.url}.`);
  await io.notify(job.tab, errorToast(io.translate, error, id));
}

async function runJob(io: LinkIo, id: string, job: LinkJob): Promise<void> {
  const { tab, url, isPrivate } = job;
  try {
    const signal = await io.jobs.begin(id, job);
    await io.notify(tab, { kind: 'progress', text: io.translate('fetching', siteOf(url)), job: id });
    const settings = await io.readSettings();
    const options = optionsOf(settings);
    const extraction = await io.fetchPage({ url, options, signal, isPrivate });
    await io.notify(tab, { ...(await copyExtraction(io, { extraction, settings })), job: id });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, id));
  } finally {
    await io.jobs.end(id);
  }
}

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);
