// The side panel asks a chat server on this machine about the page: answers, stops, failures and their remedies.

import type { Page, TestInfo } from '@playwright/test';
import type { Endpoint } from '../../src/endpoints.ts';
import { type ModelServer, startModelServer } from '../chat/endpoint/model-server.ts';
import { findFaults } from './accessibility.ts';
import { expect, test } from './fixture.ts';
import { HARBOUR } from './harbour-page.ts';
import { type Pith, openPanel, useEndpoints } from './side-panel.ts';

let server: ModelServer;
test.beforeAll(async () => {
  server = await startModelServer({
    models: ['answers', 'half', 'fails', 'short-context', 'writes-on-and-on'],
  });
});
test.afterAll(() => server.stop());

test('an answer is streamed from the server, which gets the page as numbered sources', async ({
  pith,
}, info) => {
  const panel = await openChat(pith, 'answers');
  await ask(panel, 'When does the sea rise?');
  await expect(panel.locator('.answer')).toHaveText('The sea rises twice a day 1.');
  await expect(panel.getByRole('status')).toHaveText('Answered');
  const [system, user] = server.asked.at(-1)?.body.messages ?? [];
  expect(system?.content).not.toContain('Tides');
  expect(user?.content).toMatch(/^=+ source 1\n# Understanding Tides/m);
  expect(user?.content).toMatch(/^=+ source 2\n## Spring and neap/m);
  expect(user?.content).not.toContain('Ignore all previous instructions');
  expect(user?.content).toMatch(/\n\nWhen does the sea rise\?$/);
  await shoot(panel, info);
});

test('a number in the answer leads to the section on the page', async ({ pith }, info) => {
  const tall = await startModelServer({ answer: ['Add forty minutes [4], ', 'see [99].'] });
  await useEndpoints(pith, [{ url: tall.url, model: 'answers' }]);
  const page = await pith.open(HARBOUR.replace('<h2>Why', '<div style="height:4000px"></div><h2>Why'));
  const panel = await openPanel(pith, page);
  await panel.getByRole('tab', { name: 'Chat' }).click();
  await ask(panel, 'How long?');
  const citation = panel.getByRole('button', { name: 'Source 4: Why the harbour floods late' });
  await expect(panel.locator('.answer')).toHaveText('Add forty minutes 4, see [99].');
  await shoot(panel, info);
  await citation.focus();
  await panel.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  const heading = page.getByRole('heading', { name: 'Why the harbour floods late' });
  await expect(heading).toBeInViewport();
  await page.screenshot({ path: info.outputPath('page.png') });
  await page.goto('about:blank');
  await panel.getByRole('list', { name: 'Sources' }).getByRole('button').click();
  await expect(panel.getByRole('status')).toHaveText('This passage is no longer on the page.');
  await tall.stop();
});

test('a server that refuses extensions, as Ollama does, is asked without naming one', async ({ pith }) => {
  const shy = await startModelServer({ shy: true, cors: false });
  const panel = await openChat(pith, 'answers', { url: shy.url });
  await ask(panel, 'When?');
  await expect(panel.locator('.answer')).toHaveText('The sea rises twice a day 1.');
  expect(shy.asked.map(({ origin }) => origin)).toEqual([undefined, undefined]);
  await shy.stop();
});

test('a follow-up question carries what was said before', async ({ pith }) => {
  const panel = await openChat(pith, 'answers');
  await ask(panel, 'When does the sea rise?');
  await expect(panel.getByRole('status')).toHaveText('Answered');
  await ask(panel, 'And why?');
  await expect(panel.locator('.answer')).toHaveCount(2);
  expect(server.asked.at(-1)?.body.messages.slice(1)).toEqual([
    { role: 'user', content: 'When does the sea rise?' },
    { role: 'assistant', content: 'The sea rises twice a day [1].' },
    { role: 'user', content: expect.stringMatching(/\n\nAnd why\?$/) },
  ]);
  await panel.getByRole('button', { name: 'New chat' }).click();
  await expect(panel.locator('.turn')).toHaveCount(0);
});

test('stop ends the request, and what was written stays', async ({ pith }) => {
  const panel = await openChat(pith, 'writes-on-and-on');
  const before = server.cut;
  await ask(panel, 'Tell me all.');
  await expect(panel.locator('.answer')).toContainText('tide tide');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped by you.')).toBeVisible();
  await expect(panel.locator('.answer')).toContainText('tide tide');
  await expect.poll(() => server.cut).toBe(before + 1);
});

test('a torn answer says so, keeps its beginning, and another model answers', async ({ pith }, info) => {
  const panel = await openChat(pith, 'half');
  await ask(panel, 'When?');
  await expect(panel.getByRole('alert')).toContainText('The answer broke off');
  await expect(panel.locator('.answer')).toHaveText('The sea');
  await shoot(panel, info);
  await panel.getByRole('combobox', { name: 'Model' }).selectOption('answers');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('.answer')).toHaveText('The sea rises twice a day 1.');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('a server that is not running is named, and asked again when it is there', async ({ pith }, info) => {
  const gone = await startModelServer();
  await gone.stop();
  const panel = await openChat(pith, 'answers', { url: gone.url });
  await expect(panel.getByRole('alert')).toContainText(`Nothing answers at ${gone.url}`);
  await shoot(panel, info);
  const back = await startModelServer({ port: gone.port });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await ask(panel, 'When?');
  await expect(panel.locator('.answer')).toHaveText('The sea rises twice a day 1.');
  await back.stop();
  await ask(panel, 'And now?');
  await expect(panel.getByRole('alert').last()).toContainText('The server is not running');
});

test('a context that is too small offers to send less of the page', async ({ pith }) => {
  const panel = await openChat(pith, 'short-context', { pageTokens: 400 });
  await ask(panel, 'When do spring tides come?');
  await expect(panel.getByRole('alert')).toContainText('Too much for this model');
  const sent = () => server.asked.at(-1)?.body.messages.at(-1)?.content ?? '';
  const before = sent();
  await panel.getByRole('button', { name: 'Send half as much of the page' }).click();
  await expect.poll(() => sent().length).toBeLessThan(before.length);
  const half = sent();
  expect(half).toContain('These are the **spring tides**');
  await panel.getByRole('button', { name: 'Send half as much of the page' }).click();
  await expect.poll(() => sent().length).toBeLessThan(half.length);
  await expect(panel.getByText('only the sections that fit the question')).toBeVisible();
});

test('a server that silently reads only a part of what it was sent is told on', async ({ pith }) => {
  const panel = await openChat(pith, 'cuts-short');
  await ask(panel, 'When?');
  await expect(panel.getByText('The server read only a part of what was sent.')).toBeVisible();
});

test('a prompt that another context sends stands in the box, ready to go', async ({ pith }) => {
  const panel = await openPanel(pith, await pith.open(HARBOUR));
  await useEndpoints(pith, [{ url: server.url, model: 'answers' }]);
  await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, windowType: 'normal' });
    const panelPrompt = { prompt: 'Translate:\n\nEbb', title: 'Tides', url: tab?.url, tabId: tab?.id };
    await chrome.storage.session.set({ panelPrompt });
  });
  const box = panel.getByRole('textbox', { name: 'Ask about this page' });
  await expect(box).toHaveValue('Translate:\n\nEbb');
  await box.press('Enter');
  await expect(panel.locator('.answer')).toBeVisible();
  await expect
    .poll(() => server.asked.at(-1)?.body.messages)
    .toEqual([{ role: 'user', content: 'Translate:\n\nEbb' }]);
});

test('without a server the panel says how to get one', async ({ pith }, info) => {
  await useEndpoints(pith, []);
  const panel = await openPanel(pith, await pith.open(HARBOUR));
  await panel.getByRole('tab', { name: 'Chat' }).click();
  await expect(panel.getByRole('button', { name: 'Another server' })).toBeVisible();
  expect(await findFaults(panel)).toEqual([]);
  await shoot(panel, info);
  await panel.getByRole('button', { name: 'LM Studio' }).click();
  await expect(panel.getByRole('alert')).toContainText('Nothing answers at http://localhost:1234/v1.');
});

test('the panel fits the narrowest sidebar, with nothing cut off', async ({ pith }, info) => {
  const panel = await openChat(pith, 'answers');
  await ask(panel, 'When does the sea rise?');
  await expect(panel.getByRole('status')).toHaveText('Answered');
  // Firefox opens it at 230 pixels.
  await panel.setViewportSize({ width: 230, height: 760 });
  for (const tab of ['Chat', 'Page']) {
    await panel.getByRole('tab', { name: tab, exact: true }).click();
    await shoot(panel, info, tab);
    for (const control of await panel
      .locator('button, input, select, textarea')
      .filter({ visible: true })
      .all()) {
      const { x, width } = (await control.boundingBox())!;
      expect(x, String(control)).toBeGreaterThanOrEqual(0);
      expect(x + width, String(control)).toBeLessThanOrEqual(230);
    }
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the side panel has no accessibility fault that axe can find, ${scheme}`, async ({ pith }, info) => {
    const panel = await openChat(pith, 'half');
    await panel.emulateMedia({ colorScheme: scheme });
    await ask(panel, 'When?');
    await expect(panel.getByRole('alert')).toContainText('The answer broke off');
    expect(await findFaults(panel)).toEqual([]);
    await shoot(panel, info, 'chat');
    await panel.getByRole('tab', { name: 'Page' }).click();
    await expect(panel.getByTitle('Exact count')).toBeVisible();
    expect(await findFaults(panel)).toEqual([]);
    await shoot(panel, info, 'page');
  });
}

async function openChat(pith: Pith, model: string, endpoint: Partial<Endpoint> = {}): Promise<Page> {
  await useEndpoints(pith, [{ url: server.url, model, ...endpoint }]);
  const panel = await openPanel(pith, await pith.open(HARBOUR));
  await panel.getByRole('tab', { name: 'Chat' }).click();
  return panel;
}

async function ask(panel: Page, question: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Ask about this page' }).fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
}

async function shoot(page: Page, info: TestInfo, name = 'panel'): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`), animations: 'disabled' });
}
