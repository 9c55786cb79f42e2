// The side panel shows the tab in front of its own window, and keeps what the person asked.

import { expect, test } from './fixture.ts';
import { HARBOUR } from './harbour-page.ts';
import { openPanel } from './side-panel.ts';

const BOATS = '<title>Boats</title><main><h1>Boats</h1><p>A boat is moored with two ropes.</p></main>';

test('the panel follows the tab in front and keeps the question', async ({ pith }) => {
  const harbour = await pith.open(HARBOUR);
  const panel = await openPanel(pith, harbour);
  const title = panel.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Understanding Tides');
  await panel.getByRole('searchbox', { name: 'Ask this page' }).fill('spring tides');
  await harbour.bringToFront();
  const boats = await pith.open(BOATS);
  await boats.bringToFront();
  await expect(title).toHaveText('Boats');
  await expect(panel.locator('.markdown')).toContainText('moored with two ropes');
  await expect(panel.getByRole('searchbox', { name: 'Ask this page' })).toHaveValue('spring tides');
  await harbour.bringToFront();
  await expect(title).toHaveText('Understanding Tides');
  await expect(panel.locator('.focus-state')).not.toHaveText('');
});

test('the panel reads again what its tab goes to, with and without a load', async ({ pith }) => {
  const page = await pith.open(BOATS, 'https://boats.example/');
  const panel = await openPanel(pith, page);
  await expect(panel.locator('.markdown')).toContainText('two ropes');
  await page.evaluate(() => {
    history.pushState(null, '', '/sails');
    document.title = 'Sails';
    (document.querySelector('main') as HTMLElement).innerHTML =
      '<h1>Sails</h1><p>A sail is made of hemp.</p>';
  });
  await expect(panel.locator('.markdown')).toContainText('A sail is made of hemp.');
  await page.goto('https://boats.example/');
  await expect(panel.locator('.markdown')).toContainText('two ropes');
});

test('a jump within the page changes nothing that the person chose', async ({ pith }) => {
  const page = await pith.open(
    HARBOUR.replace('<h2>Gallery', '<a href="#gallery">Pictures</a><h2 id="gallery">Gallery'),
  );
  const panel = await openPanel(pith, page);
  const gallery = panel.getByRole('checkbox', { name: 'Gallery' });
  await gallery.uncheck();
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect.poll(() => page.url()).toContain('#gallery');
  // Longer than the panel waits before it reads a page that has changed.
  await page.waitForTimeout(1000);
  await expect(gallery).not.toBeChecked();
  await expect(panel.getByText('The page changed.')).toBeHidden();
});

test('nothing reaches the clipboard while the panel follows', async ({ pith }) => {
  const page = await pith.open(BOATS);
  await pith.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  const panel = await openPanel(pith, page);
  await expect(panel.locator('.markdown')).toContainText('two ropes');
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
});
