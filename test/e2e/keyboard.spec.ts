// The whole way without a mouse: set up a chat server, copy, ask, follow a source, pick a part, leave out a section.

import { startModelServer } from '../chat/endpoint/model-server.ts';
import { expect, test } from './fixture.ts';
import { HARBOUR } from './harbour-page.ts';
import { openPanel, useEndpoints } from './side-panel.ts';
import { tabTo } from './tab-to.ts';

test('a chat server is set up, asked and followed to its source by keys alone', async ({ pith }) => {
  await useEndpoints(pith, []);
  const server = await startModelServer({ models: ['answers'], answer: ['Add forty minutes [4].'] });
  const page = await pith.open(HARBOUR.replace('<h2>Why', '<div style="height:4000px"></div><h2>Why'));
  const panel = await openPanel(pith, page);

  await tabTo(panel, panel.getByRole('tab', { name: 'Page', exact: true }));
  await panel.keyboard.press('ArrowRight');
  await tabTo(panel, panel.getByRole('button', { name: 'Another server' }));
  const opened = pith.context.waitForEvent('page');
  await panel.keyboard.press('Enter');
  const options = await opened;
  await tabTo(options, options.getByRole('combobox', { name: 'Address of a server' }));
  await options.keyboard.type(server.url);
  await options.keyboard.press('Enter');
  await expect(options.locator('.endpoint-state')).toHaveText('Works. Models: answers');
  await options.close();

  await page.bringToFront();
  const question = panel.getByRole('textbox', { name: 'Ask about this page' });
  await expect(question).toBeVisible();
  // Ticked again as soon as the page is in front again.
  await expect(panel.getByRole('checkbox', { name: 'With the page' })).toBeChecked();
  await tabTo(panel, question);
  await panel.keyboard.type('How late does the harbour flood?');
  await panel.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Answered');
  await tabTo(panel, panel.locator('.answer .cite'), 'Shift+Tab');
  await panel.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  await tabTo(panel, question);
  await panel.keyboard.type('And now?');
  await tabTo(panel, panel.getByRole('checkbox', { name: 'With the page' }));
  await panel.keyboard.press('Space');
  await tabTo(panel, panel.getByRole('button', { name: 'Send' }));
  await panel.keyboard.press('Enter');
  await expect(panel.locator('.turn')).toHaveCount(2);
  await expect.poll(() => server.asked.at(-1)?.body.messages.length).toBe(3);
  await tabTo(panel, panel.getByRole('button', { name: 'New chat' }), 'Shift+Tab');
  await panel.keyboard.press('Enter');
  await expect(panel.locator('.turn')).toHaveCount(0);
  await server.stop();
});

test('a page is asked, shortened, copied and a part of it picked by keys alone', async ({ pith }) => {
  const page = await pith.open(HARBOUR);
  const panel = await openPanel(pith, page);
  const markdown = panel.locator('.markdown');

  await tabTo(panel, panel.getByRole('checkbox', { name: 'Gallery' }));
  await panel.keyboard.press('Space');
  await expect(markdown).not.toContainText('Readers have sent pictures');
  await panel.keyboard.press('c');
  await expect(panel.locator('.copy-state')).toHaveText('Copied');
  await panel.keyboard.press('/');
  await panel.keyboard.type('twelfths');
  await expect(panel.locator('.focus-state')).not.toHaveText('');
  await tabTo(panel, panel.getByRole('tab', { name: 'Markdown' }));
  await panel.keyboard.press('ArrowRight');
  await expect(panel.locator('.preview')).toContainText('twelfth');
  await tabTo(panel, panel.getByRole('button', { name: 'More' }));
  await panel.keyboard.press('Enter');
  await tabTo(panel, panel.getByRole('button', { name: 'Copy as plain text' }));
  await panel.keyboard.press('Escape');
  await panel.keyboard.press('?');
  await expect(panel.getByRole('dialog')).toBeVisible();
  await panel.keyboard.press('Escape');
  await expect(panel.getByRole('dialog')).toBeHidden();

  await tabTo(panel, panel.getByRole('button', { name: 'Pick a part of the page' }), 'Shift+Tab');
  await panel.keyboard.press('Enter');
  await expect(panel.getByText('Point at a part')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.children.length)).toBe(3);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await panel.keyboard.press(key);
  }
  await expect(panel.getByText('Only the part that you picked is shown.')).toBeVisible();
  await expect(panel.locator('.preview')).toContainText('Twice a day');
  await expect(panel.locator('.preview')).not.toContainText('spring tides');
  await tabTo(panel, panel.getByRole('button', { name: 'Whole page' }));
  await panel.keyboard.press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'Spring and neap' })).toBeVisible();
});
