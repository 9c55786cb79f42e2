// Whatever way a page leaves Pith, the same request gives the same bytes.

import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { type PithBrowser, launchPith } from '../../../src/automation/browser.ts';
import { readTarget } from '../../../src/automation/open-target.ts';
import { fence } from '../../../src/chat/fence.ts';
import type { DeliveryRequest } from '../../../src/core/output/request.ts';
import { listPages } from './pages.ts';
import { requestsAbout } from './requests.ts';
import { byChat, byCommand, byPage, byProgram } from './ways.ts';

test.describe.configure({ mode: 'parallel' });

const PAGES = listPages();
const SHARDS = 5;

let browser: PithBrowser;
let popup: Page;
let panel: Page;
test.beforeAll(async () => {
  browser = await launchPith();
  const { worker, context } = browser;
  await worker.evaluate(() => chrome.storage.local.set({ settings: { chatTarget: 'endpoint' } }));
  // Neither reads a page by itself: there is no such tab and no such window.
  [popup, panel] = (await Promise.all(
    ['popup.html?tab=999999', 'sidepanel.html?window=999999'].map(async (path) => {
      const page = await context.newPage();
      await page.goto(new URL(path, worker.url()).href);
      await page.waitForFunction(() => 'pithPage' in globalThis);
      return page;
    }),
  )) as [Page, Page];
});
test.afterAll(() => browser.close());

for (let shard = 0; shard < SHARDS; shard += 1) {
  const files = PAGES.filter((_, index) => index % SHARDS === shard);
  test(`${files.length} pages by 5 ways and 20 requests, ${shard + 1} of ${SHARDS}`, async () => {
    test.setTimeout(120_000);
    for (const [index, file] of files.entries()) await compare(file, index * SHARDS + shard);
  });
}

async function compare(file: string, position: number): Promise<void> {
  const { tab, reply } = await readTarget(browser, file, {});
  const words = reply.extraction.text.match(/\p{L}{4,}/gu) ?? [];
  const asked = requestsAbout(words[words.length >> 1] ?? 'tide');
  const requests = asked.map(({ request }) => request);
  const wanted: string[] = [];
  for (const request of requests) wanted.push(await byProgram(browser, tab, request));

  expect(await byPage(popup, tab, requests), `popup, ${file}`).toEqual(wanted);
  expect(await byPage(panel, tab, requests), `panel, ${file}`).toEqual(wanted);
  const sent = requests.filter((request, index) => isPlain(request) && !wanted[index]?.startsWith('refused'));
  const quoted = sent.map((request) => fence(wanted[requests.indexOf(request)] ?? ''));
  const prompts = await byChat(popup, tab, sent);
  expect(
    // Title and address stand first.
    prompts.map((prompt) => prompt.slice(prompt.indexOf('````')).replace(/\n.*\n.*\n/, '')),
    `chat, ${file}`,
  ).toEqual(quoted);
  // A command opens its page anew, so each page gets two: the plain one, and one whose turn it is.
  expect(reply.output, `command, ${file}`).toBe(wanted[0]);
  const turn = asked[position % asked.length];
  const output = await byCommand(browser, file, turn?.flags ?? []);
  expect(output, `command, ${file} ${turn?.flags.join(' ')}`).toBe(wanted[position % asked.length]);
  for (const page of browser.context.pages().slice(1)) {
    if (page !== popup && page !== panel) await page.close();
  }
}

/** What goes to a chat is Markdown between the fences of the prompt, without front matter and marks. */
const isPlain = ({ format = 'md', style = {} }: DeliveryRequest): boolean =>
  format === 'md' && !style.untrusted && !style.frontMatter;
