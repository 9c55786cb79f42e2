// The real side panel of the store build: opened by keys alone, readable through activeTab, its chat server allowed by the
// browser's own dialog.

import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { startModelServer } from '../chat/endpoint/model-server.ts';
import { useEndpoints } from '../e2e/side-panel.ts';
import { findRealPanel } from './real-panel.ts';
import { openScreen } from './screen.ts';
import { EMPTY_SPOT, serveTides } from './tides.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');

/** For a busy machine. */
const patient = expect.configure({ timeout: 20_000 });

/** Time for the browser's dialog to open and to listen, in milliseconds. */
const DIALOG = 1500;

test.describe.configure({ timeout: 120_000 });

test('the side panel opens from the popup, reads the page and asks a server that the person allows', async () => {
  const screen = await openScreen();
  const { server: pages, url } = await serveTides();
  // It answers nobody but those whom the browser lets through by a permission.
  const server = await startModelServer({ cors: false });
  const browser = await launchPith({
    visible: true,
    extension: STORE_BUILD,
    env: screen.env,
    args: ['--no-sandbox', '--window-position=0,0', '--window-size=1280,900'],
  });
  try {
    await useEndpoints(browser, [{ url: server.url, model: 'answers' }]);
    const page = browser.context.pages()[0] as Page;
    await page.goto(url);
    await screen.click('left', EMPTY_SPOT);
    await screen.press('alt+shift+u');
    await screen.press('p');
    const panel = await findRealPanel(page);
    const read = (selector: string) => panel.run(`document.querySelector('${selector}')?.textContent ?? ''`);
    await patient.poll(() => read('.markdown')).toContain('The sea rises twice a day.');

    await panel.run(`document.getElementById('tab-chat').click()`);
    await patient.poll(() => read('.problem-title')).toBe('The server lets no extension in');
    await panel.run(`document.querySelector('.chat-input').focus()`);
    await panel.run(`document.execCommand('insertText', false, 'When?')`);
    await patient.poll(() => read('.composer .primary:enabled')).toBe('Send');
    await panel.run(`document.querySelector('.composer .primary').click()`);
    const allowed = () => panel.run(`chrome.permissions.contains({ origins: ['http://127.0.0.1/*'] })`);
    await expect(async () => {
      // The dialog offers to deny first. On a busy machine a key may come before it.
      await page.waitForTimeout(DIALOG);
      await screen.press('Tab');
      await screen.press('Return');
      if (!(await allowed())) await panel.run(`document.querySelector('.turn .problem button').click()`);
      expect(await allowed()).toBe(true);
    }).toPass({ timeout: 40_000 });
    await patient.poll(() => read('.answer')).toContain('The sea rises twice a day 1.');
    expect(server.asked.at(-1)?.body.messages.at(-1)?.content).toContain('The sea rises twice a day.');
  } finally {
    await browser.close();
    pages.close();
    await server.stop();
    screen.close();
  }
});
