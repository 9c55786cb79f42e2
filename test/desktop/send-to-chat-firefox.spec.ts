// The same way in Firefox: a real selection, the real page menu, and real editors.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Browser, type Page, launch } from 'puppeteer-core';
import { COMPOSERS, serveChat } from '../chat/chat-server.ts';
import { SPOT, promptOf, serveParagraph } from './paragraph.ts';
import { type Screen, openScreen } from './screen.ts';

/** The build that opens a page of its own, through which the test can set the chat. */
const BUILD = join(import.meta.dirname, '../../.output/firefox-mv3-automation');
const FIREFOX = process.env['PITH_FIREFOX'] ?? '/usr/bin/firefox-esr';

type Extension = { browser: { storage: { local: { set(items: object): Promise<void> } } } };

test('in Firefox each kind of message box holds exactly the prompt', async () => {
  const screen = await openScreen();
  const { server, url } = await serveParagraph();
  const chat = await serveChat();
  const browser = await openFirefox(screen);
  try {
    const page = (await browser.pages())[0] as Page;
    await browser.installExtension(BUILD);
    const extension = await findPage(browser, () => 'browser' in globalThis);
    await page.goto(url);
    for (const composer of COMPOSERS) {
      const ownTargets = [{ id: 'own', name: 'Own', url: chat.url(composer) }];
      await extension.evaluate(
        (settings) => (globalThis as unknown as Extension).browser.storage.local.set({ settings }),
        { chatTarget: 'own', ownTargets },
      );
      await page.bringToFront();
      await screen.tripleClick(SPOT);
      await screen.click('right', SPOT);
      // Pith's own menu is the last entry, the chat its first.
      await screen.press('Up', 'Right', 'Return');
      const box = await findPage(browser, () => (globalThis.readModel?.() ?? '') !== '');
      const model = () => box.evaluate(() => globalThis.readModel?.());
      expect(await model(), composer).toBe(promptOf(url));
      // The line that says so is the last that Pith does.
      await box.waitForSelector('html > div');
      await screen.press('ctrl+z');
      await expect.poll(model, `${composer}, undone`).toBe('');
      await box.close();
    }
  } finally {
    await browser.close();
    server.close();
    chat.close();
    screen.close();
  }
});

const openFirefox = (screen: Screen): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: false,
    env: screen.env,
    args: ['--width=1280', '--height=900'],
    defaultViewport: null,
  });

/** The first page of which something holds; addresses of extensions are not told from outside. */
async function findPage(browser: Browser, holds: () => boolean): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of await browser.pages()) {
          if (await page.evaluate(holds).catch(() => false)) found = page;
        }
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found as Page;
}
