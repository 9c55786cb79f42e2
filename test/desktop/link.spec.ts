// The link menu of the store build under a real mouse: the browser asks the person once, inside the click.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type PithBrowser, launchPith } from '../../src/automation/browser.ts';
import { type Screen, openScreen } from './screen.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');
const MARKDOWN = '# Tides\n\nThe sea rises twice a day.\n';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const START = `<title>Start</title><body style="margin: 0"><a href="/tides" style="display: block; padding: 40px">Tides</a>
  <textarea></textarea>`;

test('the link menu asks for access inside the click, then copies the linked page', async () => {
  await onDesktop(async ({ screen, choose, pasted }) => {
    await choose();
    // The question of the browser: past "Deny".
    await screen.press('Tab', 'Return');
    await expect.poll(pasted).toBe(MARKDOWN);
  });
});

test('after a refusal the button in the settings asks again, and the link menu works', async () => {
  await onDesktop(async ({ browser, screen, choose, pasted }) => {
    await choose();
    await screen.press('Return');
    const options = await browser.context.newPage();
    await options.goto(new URL('/options.html', browser.worker.url()).href);
    await options.getByRole('button', { name: 'Let Pith fetch pages' }).focus();
    await screen.press('Return');
    await screen.press('Tab', 'Return');
    await expect(options.getByText('Pith may fetch pages.')).toBeVisible();
    await options.close();
    await choose();
    await expect.poll(pasted).toBe(MARKDOWN);
  });
});

interface Desk {
  browser: PithBrowser;
  screen: Screen;
  /** Copies the linked page from the link's menu. */
  choose(): Promise<void>;
  /** What the clipboard holds, as a person finds out. */
  pasted(): Promise<string>;
}

async function onDesktop(act: (desk: Desk) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    response.writeHead(200, HTML);
    response.end(
      request.url === '/tides'
        ? '<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>'
        : START,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const screen = await openScreen();
  const browser = await launchPith({
    visible: true,
    extension: STORE_BUILD,
    env: screen.env,
    args: [
      '--window-position=0,0',
      '--window-size=1280,900',
      '--host-resolver-rules=MAP *.example 127.0.0.1',
    ],
  });
  try {
    // This machine is no public server; the setting of one host of the own network lets it be asked.
    await browser.worker.evaluate(() =>
      chrome.storage.local.set({ settings: { localHost: 'site.example' } }),
    );
    const page = await browser.context.newPage();
    await page.goto(`http://site.example:${port}/`);
    const top = await page.evaluate(() => window.outerHeight - window.innerHeight);
    await act({
      browser,
      screen,
      async choose() {
        await page.bringToFront();
        await screen.click('right', { x: 100, y: top + 50 });
        // Above "Inspect".
        await screen.press('Up', 'Up', 'Return');
      },
      async pasted() {
        await page.fill('textarea', '');
        await page.focus('textarea');
        await screen.press('ctrl+v');
        return page.inputValue('textarea');
      },
    });
  } finally {
    await browser.close();
    screen.close();
    server.close();
  }
}
