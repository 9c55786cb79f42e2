// Several tabs in one copy, by a person's own hands: the popup's shortcut, then one click.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { findRealPanel } from './real-panel.ts';
import { openScreen } from './screen.ts';

const TABS = 6;

test('six selected tabs are in the clipboard after the shortcut and one click', async () => {
  const screen = await openScreen();
  const server = createServer((request, response) => {
    const number = request.url?.slice(1);
    response.setHeader('content-type', 'text/html');
    const text = 'The tide gauge at the pierhead is read every hour. '.repeat(6);
    response.end(
      `<title>Station ${number}</title><main><h1>Station ${number}</h1><p>${text}Station ${number}.</p><textarea></textarea></main>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launchPith({
    visible: true,
    env: screen.env,
    args: ['--window-position=0,0', '--window-size=1280,900'],
  });
  try {
    const first = browser.context.pages()[0] as Page;
    await first.goto(`http://127.0.0.1:${port}/1`);
    for (let number = 2; number <= TABS; number += 1) {
      await (await browser.context.newPage()).goto(`http://127.0.0.1:${port}/${number}`);
    }
    await browser.worker.evaluate(async (count) => {
      const tabs = await chrome.tabs.query({});
      const [{ windowId } = { windowId: 0 }] = tabs;
      await chrome.tabs.highlight({ windowId, tabs: Array.from({ length: count }, (_, index) => index) });
    }, TABS);
    await screen.press('alt+shift+u');
    const popup = await findRealPanel(first, 'popup.html');
    const place = async (): Promise<{ x: number; y: number } | null> =>
      JSON.parse(
        (await popup.run(`(() => {
          const button = [...document.querySelectorAll('.bundle-foot button')].find(({ textContent }) => textContent === 'Copy 6 tabs');
          if (!button) return 'null';
          const { x, y, width, height } = button.getBoundingClientRect();
          return JSON.stringify({ x: screenX + x + width / 2, y: screenY + y + height / 2 });
        })()`)) as string,
      ) as { x: number; y: number } | null;
    await expect.poll(place).not.toBeNull();
    await screen.click('left', (await place()) as { x: number; y: number });
    await expect
      .poll(() => popup.run(`document.querySelector('.bundle-total')?.textContent ?? ''`))
      .toContain('Copied');
    await screen.press('Escape');
    await browser.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ index: 0 });
      await chrome.tabs.update(tab?.id as number, { active: true });
    });
    await first.bringToFront();
    await first.focus('textarea');
    await screen.press('ctrl+v');
    const pasted = await first.inputValue('textarea');
    for (let number = 1; number <= TABS; number += 1) {
      expect(pasted).toContain(`${number}. [Station ${number}](http://127.0.0.1:${port}/${number})`);
      expect(pasted).toContain(`Station ${number}.`);
    }
  } finally {
    await browser.close();
    server.close();
    screen.close();
  }
});
