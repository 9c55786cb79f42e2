// The panel in Firefox: the real sidebar by its shortcut, and what it does on a page, with the panel in a tab of its own
// that a test can look into.

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Browser, type Page, launch } from 'puppeteer-core';
import { type ModelServer, startModelServer } from '../chat/endpoint/model-server.ts';
import { type Screen, openScreen } from './screen.ts';
import { EMPTY_SPOT, serveTides } from './tides.ts';

/** It opens a page of its own, through which a test reaches the extension. */
const AUTOMATION_BUILD = join(import.meta.dirname, '../../.output/firefox-mv3-automation');
const FIREFOX = process.env['PITH_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** What a page may take to answer. Milliseconds. */
const ANSWER = 2_000;
/** Firefox starts slowly on a busy machine, and marks stay for four seconds. */
const patient = expect.configure({ timeout: 40_000 });

interface Extension {
  browser: {
    storage: { local: { set(items: object): Promise<void> } };
    tabs: { create(tab: { url: string; active: boolean }): Promise<unknown> };
  };
}

test.describe.configure({ timeout: 120_000 });

test('in Firefox the sidebar opens by its shortcut, and the panel asks, shows a source and picks a part', async () => {
  await onDesktop(async ({ browser, screen, server, page }) => {
    const extension = await findPage(browser, () => 'browser' in globalThis);
    await extension.evaluate(
      (url) =>
        (globalThis as unknown as Extension).browser.storage.local.set({
          endpoints: [{ url, key: 'sk-harbour', model: 'answers', pageTokens: 3000 }],
        }),
      server.url,
    );
    await page.bringToFront();
    await screen.click('left', EMPTY_SPOT);
    await screen.press('alt+shift+y');
    // The sidebar asks which models there are.
    await patient.poll(() => server.asked.map(({ path }) => path)).toContain('/v1/models');

    await extension.evaluate(() =>
      (globalThis as unknown as Extension).browser.tabs.create({ url: 'sidepanel.html', active: false }),
    );
    const panel = await findPage(browser, () => document.querySelector('#tab-chat') !== null);
    await page.bringToFront();
    await patient.poll(() => read(panel, '.markdown')).toContain('The sea rises twice a day.');
    await panel.evaluate(() => document.getElementById('tab-chat')?.click());
    await panel.waitForSelector('.chat-input');
    await panel.evaluate(() => {
      const box = document.querySelector('.chat-input') as HTMLTextAreaElement;
      box.value = 'When?';
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await panel.waitForSelector('.composer .primary:enabled');
    await panel.evaluate(() => document.querySelector<HTMLElement>('.composer .primary')?.click());
    await patient.poll(() => read(panel, '.answer')).toContain('The sea rises twice a day 1.');
    expect(server.asked.at(-1)?.authorization).toBe('Bearer sk-harbour');

    await panel.evaluate(() => document.querySelector<HTMLElement>('.cite')?.click());
    await page.waitForSelector('html > div[popover]');
    await patient.poll(() => page.$('html > div[popover]')).toBeNull();

    await panel.evaluate(() => document.getElementById('tab-page')?.click());
    await panel.waitForSelector('.pick-bar button');
    await panel.evaluate(() => document.querySelector<HTMLElement>('.pick-bar button')?.click());
    await page.waitForSelector('html > div[popover]');
    // From the main part in to its heading, beside it, and taken.
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key as 'Enter');
    await patient.poll(() => read(panel, '.pick-state')).toBe('Only the part that you picked is shown.');
    expect(await read(panel, '.blocks, .markdown')).toContain('The sea rises twice a day.');
    expect(await page.$('html > div[popover]')).toBeNull();
  });
});

async function onDesktop(
  act: (desk: { browser: Browser; screen: Screen; server: ModelServer; page: Page }) => Promise<void>,
): Promise<void> {
  const screen = await openScreen();
  const { server: pages, url } = await serveTides();
  // As Ollama does, it refuses who names an extension.
  const server = await startModelServer({ shy: true });
  try {
    const browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      headless: false,
      env: screen.env,
      args: ['--width=1280', '--height=900'],
      defaultViewport: null,
    });
    try {
      const page = (await browser.pages())[0] as Page;
      await browser.installExtension(AUTOMATION_BUILD);
      await page.goto(url);
      await act({ browser, screen, server, page });
    } finally {
      await browser.close();
    }
  } finally {
    pages.close();
    await server.stop();
    screen.close();
  }
}

const read = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

/** The first page of which something holds; the addresses of extensions are not told from outside. */
async function findPage(browser: Browser, holds: () => boolean): Promise<Page> {
  let found: Page | undefined;
  const look = async (page: Page) => {
    if (await page.evaluate(holds).catch(() => false)) found = page;
  };
  await patient
    .poll(async () => {
      // A page that is being left, or a sidebar that is being opened, may never answer; it must not stop the search.
      const looks = (await browser.pages()).map(look);
      await Promise.race([Promise.all(looks), setTimeout(ANSWER)]);
      return found !== undefined;
    })
    .toBe(true);
  return found as Page;
}
