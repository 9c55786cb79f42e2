// Chromium's own log of everything that went to the network while a person asks a chat server about a page.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchPith } from '../../src/automation/browser.ts';
import { startModelServer } from '../chat/endpoint/model-server.ts';
import { serveTides } from '../desktop/tides.ts';
import { openPanel, useEndpoints } from './side-panel.ts';

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { url?: string; initiator?: string } }[];
}

/** What the log calls the browser itself: an address typed by the person, and its maker's own services. */
const BROWSER = 'not an origin';
const OWN_SERVICES = /\.(?:google|googleapis)\.com$/;

test('a conversation about a page contacts the chat server and no other host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pith-net-'));
  const log = join(folder, 'net.json');
  // The answer tries to make the panel load something.
  const server = await startModelServer({
    answer: ['The sea rises [1]. ', '![x](http://spy.example/a.png) <img src="http://spy.example/b">'],
  });
  const { server: pages, url } = await serveTides();
  const browser = await launchPith({ args: ['--no-sandbox', `--log-net-log=${log}`] });
  try {
    await useEndpoints(browser, [{ url: server.url, model: 'answers', key: 'sk-harbour' }]);
    const page = await browser.context.newPage();
    await page.goto(url);
    const panel = await openPanel(browser, page);
    await panel.getByRole('tab', { name: 'Chat' }).click();
    await panel.getByRole('textbox', { name: 'Ask about this page' }).fill('When does the sea rise?');
    await panel.keyboard.press('Enter');
    await expect(panel.locator('.answer')).toContainText('The sea rises');
    await panel.getByRole('button', { name: /^Source 1/ }).click();
    expect(server.asked.at(-1)?.authorization).toBe('Bearer sk-harbour');
  } finally {
    await browser.close();
    pages.close();
    await server.stop();
  }
  const written = readFileSync(log, 'utf8');
  rmSync(folder, { recursive: true });
  const hosts = [new URL(url).host, `127.0.0.1:${server.port}`];
  expect(listHosts(JSON.parse(written) as NetLog)).toEqual(hosts.toSorted());
  // Not even looked up.
  expect(written).not.toContain('spy.example');
});

/** Hosts of every request but those that the browser sends to its maker by itself. */
function listHosts({ constants, events }: NetLog): string[] {
  const start = constants.logEventTypes['URL_REQUEST_START_JOB'];
  const hosts = events.flatMap(({ type, params: { url = '', initiator } = {} }) => {
    if (type !== start || !/^(?:https?|wss?):/.test(url)) return [];
    const { host, hostname } = new URL(url);
    return initiator === BROWSER && OWN_SERVICES.test(hostname) ? [] : host;
  });
  return [...new Set(hosts)].toSorted();
}
