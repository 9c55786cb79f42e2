// The extension over saved pages in Firefox, one after another in one tab.

import { join } from 'node:path';
import { type HTTPRequest, type Page, launch } from 'puppeteer-core';
import type { Bridge, BridgeRequest } from '../../src/automation/bridge.ts';
import type { ExtractReply } from '../../src/automation/browser.ts';
import type { SavedPage } from '../../src/automation/saved-pages.ts';
import { answerFromFiles } from '../../src/automation/serve-saved.ts';

export const FIREFOX_EXTENSION = join(import.meta.dirname, '../../.output/firefox-mv3-automation');
export const FIREFOX = process.env['PITH_FIREFOX'] ?? '/usr/bin/firefox-esr';
/** How long the extension may take to open its page, in milliseconds. */
const START = 60_000;

interface FirefoxRun {
  pages: SavedPage[];
  done(page: SavedPage, reply: ExtractReply): void;
}

export async function extractInFirefox({ pages, done }: FirefoxRun): Promise<void> {
  const firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  try {
    await firefox.installExtension(FIREFOX_EXTENSION);
    const extension = await extensionPage(() => firefox.pages());
    const tab = await firefox.newPage();
    let current = pages[0];
    await tab.setRequestInterception(true);
    tab.on('request', (request) => void answer(request, current).catch(() => undefined));
    for (const saved of pages) {
      current = saved;
      await tab.goto(saved.url, { timeout: START });
      done(saved, await extractIn(extension, saved.url));
    }
  } finally {
    await firefox.close();
  }
}

/** The extension opens a page of its own; its address is not told to programs from outside. */
export async function extensionPage(list: () => Promise<Page[]>): Promise<Page> {
  const end = Date.now() + START;
  while (Date.now() < end) {
    for (const page of await list()) {
      const inside = await page.evaluate(() => 'browser' in globalThis && document.readyState === 'complete');
      if (inside) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `The extension in ${FIREFOX_EXTENSION} opened no page. Build it: npx wxt build -b firefox --mode automation`,
  );
}

async function answer(request: HTTPRequest, saved: SavedPage | undefined): Promise<void> {
  const found = saved && answerFromFiles(saved, { url: request.url(), type: typeOf(request) });
  await (found ? request.respond({ status: 200, ...found }) : request.abort());
}

/** Firefox does not say what a request is for; the header tells. */
function typeOf(request: HTTPRequest): string {
  if (request.isNavigationRequest()) return 'document';
  return request.headers()['accept']?.startsWith('image/') === true ? 'image' : 'other';
}

/** The function runs in the extension's page: it may name nothing of this file. */
export async function extractIn(
  extension: Page,
  url: string,
  request: BridgeRequest = {},
): Promise<ExtractReply> {
  const reply = await extension.evaluate(
    async (asked: string) => {
      interface Background {
        pith: Bridge;
      }
      const { runtime } = (
        globalThis as unknown as { browser: { runtime: { getBackgroundPage(): Promise<Background> } } }
      ).browser;
      const { pith } = await runtime.getBackgroundPage();
      try {
        return JSON.stringify(await pith.extract(JSON.parse(asked) as BridgeRequest));
      } catch (error) {
        const { code = 'page-failed', message = String(error) } = error as {
          code?: string;
          message?: string;
        };
        return JSON.stringify({ error: { code, message } });
      }
    },
    JSON.stringify({ ...request, url }),
  );
  return JSON.parse(reply) as ExtractReply;
}
