// The ways by which a page leaves Pith. Each gives the bytes for a request, or why it was refused.

import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { PithBrowser } from '../../../src/automation/browser.ts';
import { DELIVERY_FLAGS, readDelivery } from '../../../src/automation/cli/delivery-flags.ts';
import { readTarget } from '../../../src/automation/open-target.ts';
import { readAsServed } from '../../../src/automation/serve-saved.ts';
import type { deliver } from '../../../src/core/output/deliver.ts';
import type { DeliveryRequest } from '../../../src/core/output/request.ts';
import type { PageIo } from '../../../src/io/page-io.ts';

declare global {
  /** In the popup and the side panel of the automation build. */
  var pithPage: { io: PageIo; deliver: typeof deliver };
}

/** When the page was read is the one thing that differs from reading to reading. */
export const timeless = (output: string): string => output.replace(/"readAt": "[^"]+"/, '"readAt": ""');

const refused = (error: unknown): string => `refused: ${(error as Error).message.replace(/^[\w-]+: /, '')}`;

/** As `npm start -- FILE` does, which opens a tab of its own. */
export async function byCommand(browser: PithBrowser, file: string, flags: string[]): Promise<string> {
  const { values } = parseArgs({ args: flags, options: DELIVERY_FLAGS });
  return readTarget(browser, file, readDelivery(values)).then(({ reply }) => timeless(reply.output), refused);
}

export async function byProgram(browser: PithBrowser, tab: Page, request: DeliveryRequest): Promise<string> {
  const reply = await browser.extract(tab, readAsServed({ scripts: false }, request));
  return 'error' in reply ? refused(reply.error) : timeless(reply.output);
}

/** In a page of the extension, by what it calls for a copy or a download. */
export async function byPage(extension: Page, tab: Page, requests: DeliveryRequest[]): Promise<string[]> {
  const outputs = await extension.evaluate(
    async ([url, asked]) => {
      const { io, deliver: give } = globalThis.pithPage;
      const read = async (html: boolean) =>
        io.capture(await io.findTab(url), { scope: 'main', collapsed: true, unscripted: true, html });
      const [page, withHtml] = [await read(false), await read(true)];
      const given: string[] = [];
      for (const request of asked) {
        const source = request.format === 'html' ? withHtml : page;
        const delivered = give(source, request, (text) => io.countTokens(text, 'o200k_base'));
        given.push(
          await delivered.then(
            ({ output }) => output,
            ({ message }: Error) => `refused: ${message}`,
          ),
        );
      }
      return given;
    },
    [tab.url(), requests] as const,
  );
  return outputs.map(timeless);
}

/** The prompt that reaches the side panel, for a page that the popup sends there. */
export async function byChat(popup: Page, tab: Page, requests: DeliveryRequest[]): Promise<string[]> {
  return popup.evaluate(
    async ([url, asked]) => {
      const { io, deliver: give } = globalThis.pithPage;
      const from = await io.findTab(url);
      const page = await io.capture(from, { scope: 'main', collapsed: true, unscripted: true });
      const prompts: string[] = [];
      for (const request of asked) {
        const count = (text: string) => io.countTokens(text, 'o200k_base');
        const { markdown, extraction } = await give(page, request, count).catch(() => ({
          markdown: '',
          extraction: page,
        }));
        const input = { tab: from, excerpt: { markdown, extraction, query: '' } };
        await chrome.runtime.sendMessage({ pith: 'background:send-page', input });
        const { panelPrompt } = await chrome.storage.session.get('panelPrompt');
        prompts.push((panelPrompt as { prompt: string }).prompt);
      }
      return prompts;
    },
    [tab.url(), requests] as const,
  );
}
