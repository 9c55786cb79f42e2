// The store build, which has no host permission until the person gives one: what the panel says then.

import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { startModelServer } from '../chat/endpoint/model-server.ts';
import { serveTides } from '../desktop/tides.ts';
import { findFaults } from './accessibility.ts';
import { useEndpoints } from './side-panel.ts';

const STORE_BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');

async function withPanel(act: (panel: Page) => Promise<void>, url = ''): Promise<void> {
  const { server: pages, url: tides } = await serveTides();
  const browser = await launchPith({ extension: STORE_BUILD, args: ['--no-sandbox'] });
  try {
    if (url) await useEndpoints(browser, [{ url, model: 'answers' }]);
    const page = await browser.context.newPage();
    await page.goto(tides);
    const panel = await browser.context.newPage();
    await panel.setViewportSize({ width: 380, height: 760 });
    await panel.goto(new URL('/sidepanel.html', browser.worker.url()).href);
    // It stands in a tab here, and follows the one in front.
    await page.bringToFront();
    await act(panel);
  } finally {
    await browser.close();
    pages.close();
  }
}

test('a server that keeps other origins out is told from one that is not running', async () => {
  const server = await startModelServer({ cors: false });
  await withPanel(async (panel) => {
    await panel.getByRole('tab', { name: 'Chat' }).click();
    await expect(panel.getByRole('alert')).toContainText('The server lets no extension in');
    const [origin] = /^chrome-extension:\/\/\w+/.exec(panel.url()) ?? [];
    await expect(panel.getByRole('alert')).toContainText(`OLLAMA_ORIGINS=${origin}`);
    expect(server.asked.length).toBeGreaterThan(0);
    await server.stop();
    await panel.reload();
    await panel.getByRole('tab', { name: 'Chat' }).click();
    await expect(panel.getByRole('alert')).toContainText('The server is not running');
  }, server.url);
});

test('a page that the panel may not read says how to let it', async () => {
  await withPanel(async (panel) => {
    await expect(panel.getByRole('alert')).toContainText('The browser gives access only after you use Pith');
    await expect(
      panel.getByRole('button', { name: 'Read each page that I bring to the front' }),
    ).toBeVisible();
    expect(await findFaults(panel)).toEqual([]);
  });
});
