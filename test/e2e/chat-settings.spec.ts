// The chat's part of the options page and the popup's button: what a person sets there is what goes out.

import { readFileSync } from 'node:fs';
import { type ChatServer, serveChat } from '../chat/chat-server.ts';
import { findFaults } from './accessibility.ts';
import { expect, test } from './fixture.ts';
import { type Pith, openPopup } from './open-popup.ts';
import { tabTo } from './tab-to.ts';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p></html>';

let server: ChatServer;
test.beforeAll(async () => {
  server = await serveChat();
});
test.afterAll(() => server.close());

async function openOptions({ context, worker }: Pith) {
  const page = await context.newPage();
  await page.goto(new URL('/options.html', worker.url()).href);
  await page.getByLabel('Chat', { exact: true }).waitFor();
  return page;
}

test('a chat of one’s own and a changed template are used by the popup’s button, all by keyboard', async ({
  pith,
}, info) => {
  const options = await openOptions(pith);
  const { keyboard } = options;
  await tabTo(options, options.getByLabel('Name', { exact: true }));
  await keyboard.type('Harbour chat');
  await keyboard.press('Tab');
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(options.getByText('This is no web address.')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type(server.url('prosemirror'));
  await keyboard.press('Enter');
  await expect(options.getByRole('button', { name: 'Remove Harbour chat' })).toBeVisible();
  await tabTo(options, options.getByLabel('Chat', { exact: true }), 'Shift+Tab');
  await keyboard.type('Harbour');
  await keyboard.press('Tab');
  await keyboard.type('Explain');
  await expect(options.getByLabel('Template', { exact: true })).toHaveValue('explain');
  await tabTo(options, options.getByLabel('Instruction'));
  await keyboard.press('Control+a');
  await keyboard.type('Explain {title} to {nobody} in {language}.');
  await expect(options.getByText('No variable, sent as it stands: {nobody}')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await options.emulateMedia({ colorScheme });
    expect(await findFaults(options)).toEqual([]);
    await options.screenshot({ path: info.outputPath(`options-${colorScheme}.png`), fullPage: true });
  }

  const page = await pith.open(PAGE);
  const popup = await openPopup(pith, page);
  await expect(popup.getByRole('button', { name: 'Send to Harbour chat' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme });
    expect(await findFaults(popup)).toEqual([]);
    await popup.screenshot({ path: info.outputPath(`popup-${colorScheme}.png`) });
  }
  const opened = pith.context.waitForEvent('page');
  await popup.keyboard.press('s');
  const chat = await opened;
  await expect
    .poll(() => chat.evaluate(() => globalThis.readModel?.()))
    .toMatch(
      /^Explain Tides to \{nobody\} in \w+.*\.\n\nWhat stands .*\n\n````markdown\nTides\nhttps?:\/\/.*\n\n# Tides\n\nThe sea rises twice a day\.\n````$/,
    );
  // The line that says so is the last that Pith does: a tab that is closed before has the text go to the clipboard.
  await chat.locator('html > div').waitFor({ state: 'attached' });
});

test('templates leave as a file and come back, and a file that holds none is refused', async ({ pith }) => {
  const options = await openOptions(pith);
  await options.getByRole('button', { name: 'New template' }).click();
  await options.getByLabel('Name of the template').fill('Ports');
  await options.getByLabel('Instruction').fill('List the ports.');
  await options.keyboard.press('Tab');
  const download = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).templates.at(-1)).toMatchObject({
    name: 'Ports',
    text: 'List the ports.',
  });
  await options.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(options.getByText('The defaults are back.')).toBeVisible();
  await expect(options.getByLabel('Template', { exact: true })).toContainText('Ports');
  await options.getByLabel('Template', { exact: true }).selectOption('Ports');
  await options.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(options.getByLabel('Template', { exact: true })).not.toContainText('Ports');
  await options.getByLabel('Import from JSON').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"templates": [1]}'),
  });
  await expect(options.getByText('This file holds no templates')).toBeVisible();
  await options.getByLabel('Import from JSON').setInputFiles(file);
  await expect(options.getByLabel('Template', { exact: true })).toContainText('Ports');
});

test('with nothing selected the shortcut sends what the popup was asked', async ({ pith }) => {
  const ownTargets = [{ id: 'own', name: 'Own', url: server.url('textarea') }];
  await pith.worker.evaluate((settings) => chrome.storage.local.set({ settings }), {
    chatTarget: 'own',
    ownTargets,
  });
  const sections = ['Boats', 'Tides', 'Harbour', 'Weather']
    .map((name) => `<h2>${name}</h2><p>${`${name} are what this part is about. `.repeat(60)}</p>`)
    .join('');
  const page = await pith.open(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guide</title><main><h1>Guide</h1>${sections}</main></html>`,
  );
  const popup = await openPopup(pith, page);
  await popup.getByLabel('Ask this page').fill('tides');
  await popup.getByLabel('Tokens').fill('700');
  await expect(popup.getByText(/sections/i).first()).toBeVisible();
  const opened = pith.context.waitForEvent('page');
  await page.bringToFront();
  await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const pressed = chrome.commands.onCommand as unknown as { dispatch(command: string, tab: unknown): void };
    pressed.dispatch('send-selection', tab);
  });
  const chat = await opened;
  const model = () => chat.evaluate(() => globalThis.readModel?.());
  await expect.poll(model).toContain('## Tides');
  expect(await model()).not.toContain('Boats are');
  // The line that says so is the last that Pith does: a tab that is closed before has the text go to the clipboard.
  await chat.locator('html > div').waitFor({ state: 'attached' });
});
