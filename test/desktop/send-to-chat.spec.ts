// The store build: a selection made with a real mouse, the real page menu or key, the browser's own question for the
// site, and the message box of a chat with a real editor.

import { join } from 'node:path';
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { type ChatServer, COMPOSERS, serveChat } from '../chat/chat-server.ts';
import { tabTo } from '../e2e/tab-to.ts';
import { type Screen, openScreen } from './screen.ts';
import { SPOT, promptOf, serveParagraph } from './paragraph.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');

test('each kind of message box holds exactly the prompt once the person has allowed the site', async () => {
  await onDesktop(async (desktop) => {
    const { screen, page, context, chat } = desktop;
    for (const composer of COMPOSERS) {
      await aimAt(desktop, chat.url(composer));
      await page.bringToFront();
      const opened = context.waitForEvent('page');
      await sendFromMenu(screen);
      // The browser asks once for the site of the chat; its first button refuses.
      if (composer === COMPOSERS[0]) await screen.press('Tab', 'Return');
      const box = await opened;
      await expect.poll(() => modelOf(box), composer).toBe(promptOf(page.url()));
      // The line that says so is the last that Pith does.
      await box.locator('html > div').waitFor({ state: 'attached' });
      await screen.press('ctrl+z');
      await expect.poll(() => modelOf(box), `${composer}, undone`).toBe('');
      await box.close();
    }
  });
});

test('without the right to the site the shortcut copies, and the person pastes', async () => {
  await onDesktop(async (desktop) => {
    const { screen, page, context, chat } = desktop;
    await aimAt(desktop, chat.url('textarea'));
    await screen.tripleClick(SPOT);
    const opened = context.waitForEvent('page');
    await screen.press('alt+shift+l');
    await screen.press('Return');
    const box = await opened;
    await box.locator('#composer').focus();
    await expect.poll(() => badgeOf(desktop)).toMatch(/is in the clipboard: paste it into Own/);
    expect(await modelOf(box)).toBe('');
    await screen.press('ctrl+v');
    await expect.poll(() => modelOf(box)).toBe(promptOf(page.url()));
  });
});

test('a site that takes the prompt in its address needs no right', async () => {
  await onDesktop(async (desktop) => {
    const { screen, page, context, chat } = desktop;
    await aimAt(desktop, `${chat.url('textarea')}?q={prompt}`);
    const opened = context.waitForEvent('page');
    await sendFromMenu(screen);
    await screen.press('Return');
    await expect.poll(async () => modelOf(await opened)).toBe(promptOf(page.url()));
  });
});

test('from the settings to the message box of the chat, by keys alone', async () => {
  await onDesktop(async ({ screen, page, context, worker, chat }) => {
    const options = await context.newPage();
    await options.goto(new URL('/options.html', worker.url()).href);
    const { keyboard } = options;
    await tabTo(options, options.getByLabel('Name', { exact: true }));
    await keyboard.type('Harbour chat');
    await keyboard.press('Tab');
    await keyboard.type(chat.url('lexical'));
    await keyboard.press('Enter');
    // The browser's question for the site; its first button refuses. No sign of it reaches the page.
    await options.waitForTimeout(1_000);
    await screen.press('Tab', 'Return');
    await expect(options.getByRole('button', { name: 'Remove Harbour chat' })).toBeVisible();
    await tabTo(options, options.getByLabel('Chat', { exact: true }), 'Shift+Tab');
    await keyboard.type('Harbour');
    await expect.poll(() => mayReach(worker, chat.url('lexical'))).toBe(true);
    await options.close();

    await page.bringToFront();
    await screen.press('ctrl+a');
    const opened = context.waitForEvent('page');
    await screen.press('alt+shift+l');
    const box = await opened;
    await expect.poll(() => modelOf(box)).toContain('# Tides\n\nThe sea rises twice a day.');
    await box.locator('html > div').waitFor({ state: 'attached' });
    await screen.press('ctrl+z');
    await expect.poll(() => modelOf(box)).toBe('');
  });
});

const mayReach = (worker: Desktop['worker'], url: string): Promise<boolean> =>
  worker.evaluate((origin) => chrome.permissions.contains({ origins: [origin] }), `${new URL(url).origin}/`);

/** Selects the paragraph and chooses the first entry of Pith's own menu, which stands above "Inspect". */
async function sendFromMenu(screen: Screen): Promise<void> {
  await screen.tripleClick(SPOT);
  await screen.click('right', SPOT);
  await screen.press('Up', 'Up', 'Right', 'Return');
}

async function aimAt({ worker }: Desktop, url: string): Promise<void> {
  await worker.evaluate(async (address) => {
    const ownTargets = [{ id: 'own', name: 'Own', url: address }];
    await chrome.storage.local.set({ settings: { chatTarget: 'own', ownTargets } });
  }, url);
}

const modelOf = (chat: Page): Promise<string | undefined> => chat.evaluate(() => globalThis.readModel?.());

/** What the toolbar button says on the tab in front. */
function badgeOf({ worker }: Desktop): Promise<string> {
  return worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.action.getTitle({ tabId: tab?.id as number });
  });
}

interface Desktop {
  screen: Screen;
  page: Page;
  context: BrowserContext;
  worker: Awaited<ReturnType<typeof launchPith>>['worker'];
  chat: ChatServer;
}

async function onDesktop(act: (desktop: Desktop) => Promise<void>): Promise<void> {
  const screen = await openScreen();
  const { server, url } = await serveParagraph();
  const chat = await serveChat();
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
      await act({ screen, page, context: browser.context, worker: browser.worker, chat });
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    chat.close();
    screen.close();
  }
}
