// The built automation extension in headless Chromium, and a page served from text at any address.

import { join } from 'node:path';
import { type BrowserContext, type Page, type Worker, test as base, chromium } from '@playwright/test';
import type { Bridge } from '../../src/automation/bridge.ts';
import { writeEndpoints } from './endpoints.ts';

declare global {
  var pith: Bridge;
}

const EXTENSION = join(import.meta.dirname, '../../.output/chrome-mv3-automation');

interface Pith {
  context: BrowserContext;
  worker: Worker;
  /** Opens a page whose HTML is given, at an address of its own. */
  open(html: string, url?: string): Promise<Page>;
}

export const test = base.extend<{ tidy: void }, { pith: Pith }>({
  // The tests of a worker share one browser. Windows and settings that one leaves behind would be there in the next.
  tidy: [
    async ({ pith }, use) => {
      await use();
      // The first is the empty one that the browser opened: without it the browser would end.
      const [, ...others] = pith.context.pages();
      await Promise.all(others.map((page) => page.close()));
      await pith.worker.evaluate(() =>
        Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]),
      );
      await writeEndpoints(pith.worker, []);
    },
    { auto: true },
  ],
  pith: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const context = await chromium.launchPersistentContext('', {
        executablePath: process.env['PITH_CHROMIUM'] ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--headless=new',
          '--disable-gpu',
          '--disable-background-networking',
          `--disable-extensions-except=${EXTENSION}`,
          `--load-extension=${EXTENSION}`,
        ],
      });
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      let count = 0;
      await use({
        context,
        worker,
        async open(html, url = `https://page-${(count += 1)}.example/`) {
          const page = await context.newPage();
          await page.route('**/*', (route) =>
            route.request().url() === url
              ? route.fulfill({ body: html, contentType: 'text/html' })
              : route.abort(),
          );
          await page.goto(url);
          return page;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
