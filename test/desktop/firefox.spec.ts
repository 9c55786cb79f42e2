// The store build in Firefox, installed over WebDriver BiDi and used with real keys and a real mouse.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Page, launch } from 'puppeteer-core';
import { type Screen, openScreen } from './screen.ts';
import { BOX, EMPTY_SPOT, MARKDOWN, serveTides } from './tides.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/firefox-mv3');
const FIREFOX = process.env['PITH_FIREFOX'] ?? '/usr/bin/firefox-esr';

test('in Firefox the shortcut copies the page', async () => {
  await onDesktop(async (screen, page) => {
    await screen.press('alt+shift+k');
    await expect.poll(() => paste(screen, page)).toBe(MARKDOWN);
  });
});

test('in Firefox the page menu copies the page', async () => {
  await onDesktop(async (screen, page) => {
    await screen.click('right', EMPTY_SPOT);
    // The last entry.
    await screen.press('Up', 'Return');
    await expect.poll(() => paste(screen, page)).toBe(MARKDOWN);
  });
});

async function onDesktop(act: (screen: Screen, page: Page) => Promise<void>): Promise<void> {
  const screen = await openScreen();
  const { server, url } = await serveTides();
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
      await browser.installExtension(STORE_BUILD);
      const page = (await browser.pages())[0] as Page;
      await page.goto(url);
      await page.bringToFront();
      await screen.click('left', EMPTY_SPOT);
      await act(screen, page);
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    screen.close();
  }
}

/** What the clipboard holds, as a person finds out. */
async function paste(screen: Screen, page: Page): Promise<string> {
  await page.$eval(BOX, (box) => {
    (box as HTMLTextAreaElement).value = '';
  });
  await page.click(BOX);
  await screen.press('ctrl+v');
  return page.$eval(BOX, (box) => (box as HTMLTextAreaElement).value);
}
