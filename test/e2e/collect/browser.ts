// The built extension with a profile of its own, so that the browser can be killed and started again.

import { join } from 'node:path';
import { type BrowserContext, type Page, type Worker, chromium } from '@playwright/test';
import type { JobOptions, PageRow } from '../../../src/collect/job/job.ts';
import type { CollectDesk } from '../../../src/features/collect/desk.ts';
import type { CollectPageIo } from '../../../src/io/collect-page-io.ts';

const EXTENSION = join(import.meta.dirname, '../../../.output/chrome-mv3-automation');

declare global {
  var pithCollect: { io: CollectPageIo; desk: CollectDesk };
}

export interface CollectBrowser {
  context: BrowserContext;
  worker: Worker;
  /** The page of collections, at a job where one is named. */
  openCollect(job?: string): Promise<Page>;
}

export async function startBrowser(profile: string, port: number): Promise<CollectBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['PITH_CHROMIUM'] ?? '/usr/bin/chromium',
    acceptDownloads: true,
    args: [
      '--no-sandbox',
      '--headless=new',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.example 127.0.0.1',
      `--ip-address-space-overrides=127.0.0.1:${port}=public`,
      `--disable-extensions-except=${EXTENSION}`,
      `--load-extension=${EXTENSION}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  return {
    context,
    worker,
    async openCollect(job) {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/collect.html?trusted=127.0.0.1${job ? `#${job}` : ''}`);
      await page.waitForFunction(() => globalThis.pithCollect !== undefined);
      return page;
    },
  };
}

/** Starts a job as the form does. */
export function startJob(page: Page, seeds: string[], options: Partial<JobOptions>): Promise<string> {
  return page.evaluate(
    async ({ seeds: addresses, options: given }) => {
      const id = await pithCollect.desk.start({
        listing: { name: 'site.example', seeds: addresses },
        options: given,
      });
      history.replaceState(null, '', `${location.pathname}${location.search}#${id}`);
      return id;
    },
    { seeds, options },
  );
}

export async function untilDone(page: Page, timeout = 180_000): Promise<void> {
  await page.waitForFunction(
    () => pithCollect.desk.open?.job.state === 'done' && !pithCollect.desk.open.isRunning,
    undefined,
    { timeout, polling: 250 },
  );
}

export const rowsOf = (page: Page, id: string): Promise<PageRow[]> =>
  page.evaluate((job) => pithCollect.io.store.pages(job), id);
