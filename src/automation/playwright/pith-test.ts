// `import { test, expect } from 'pith/playwright'`: Playwright's test with Pith loaded into the browser.

import { type Page, test as base, chromium } from '@playwright/test';
import type { BridgeRequest } from '../bridge.ts';
import { type LaunchOptions, launchArguments, workerOf } from '../browser.ts';
import { callBridge } from '../call-bridge.ts';
import { readOpenPage } from '../client/read-open-page.ts';
import type { ExtractedPage } from './matchers.ts';

export { expect } from './matchers.ts';

type Request = Omit<BridgeRequest, 'url' | 'tab'>;

export interface PithFixture {
  /** Reads an open page of this test: `output` is what was asked for. Throws `PithError`. */
  extract(page: Page, request?: Request): Promise<ExtractedPage>;
}

export interface PithOptions {
  /** Further switches for Chromium, its path, a visible window. */
  pithLaunch: LaunchOptions;
}

/** `context` is a browser of its own with the extension in it; `page`, cookies and the options of `use` work as ever. */
export const test = base.extend<PithOptions & { pith: PithFixture }>({
  pithLaunch: [{}, { option: true }],
  context: async ({ pithLaunch, contextOptions, launchOptions, viewport, storageState, headless }, use) => {
    const visible = pithLaunch.visible ?? !headless;
    const launch = launchArguments({ ...pithLaunch, visible });
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      ...contextOptions,
      ...launch,
      viewport,
      args: [...(launchOptions.args ?? []), ...launch.args],
    });
    if (storageState !== undefined) await context.setStorageState(storageState as string);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
  },
  pith: async ({ context }, use) => {
    const worker = await workerOf(context);
    await use({
      async extract(page, request) {
        const reply = await readOpenPage({ worker }, page, request);
        return { ...reply, tokens: await callBridge(worker, 'count', { text: reply.output }) };
      },
    });
  },
});
