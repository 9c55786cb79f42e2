// The store build under real keys and a real mouse: no host permission, so only activeTab lets it read the page.

import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { type Screen, openScreen } from './screen.ts';
import { BOX, EMPTY_SPOT, MARKDOWN, serveTides } from './tides.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');

test('the shortcut copies the page', async () => {
  await onDesktop(async (screen, page) => {
    await screen.press('alt+shift+k');
    await expect.poll(() => paste(screen, page)).toBe(MARKDOWN);
  });
});

test('the page menu copies the page', async () => {
  await onDesktop(async (screen, page) => {
    await screen.click('right', EMPTY_SPOT);
    // Above "View page source" and "Inspect".
    await screen.press('Up', 'Up', 'Up', 'Return');
    await expect.poll(() => paste(screen, page)).toBe(MARKDOWN);
  });
});

test('a page that nobody pointed the extension at stays closed to it', async () => {
  await onDesktop(async (_, page, worker) => {
    const reading = worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      return chrome.scripting.executeScript({
        target: { tabId: tab?.id as number },
        func: () => document.title,
      });
    });
    await expect(reading).rejects.toThrow(/Cannot access/);
    expect(await page.title()).toBe('Tides');
  });
});

type Worker = Awaited<ReturnType<typeof launchPith>>['worker'];

async function onDesktop(act: (screen: Screen, page: Page, worker: Worker) => Promise<void>): Promise<void> {
  const screen = await openScreen();
  const { server, url } = await serveTides();
  try {
    const browser = await launchPith({
      visible: true,
      extension: STORE_BUILD,
      env: screen.env,
      args: ['--window-position=0,0', '--window-size=1280,900'],
    });
    try {
      const page = browser.context.pages()[0] as Page;
      await page.goto(url);
      await screen.click('left', EMPTY_SPOT);
      await act(screen, page, browser.worker);
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
  await page.fill(BOX, '');
  await page.focus(BOX);
  await screen.press('ctrl+v');
  return page.inputValue(BOX);
}
