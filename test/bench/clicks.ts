// What a click costs, for ours and every peer alike: a fresh tab for each, the first and the second click in it, from
// `executeScript` to the parsed reply, timed in the worker; and the time that the page's own thread is busy.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { Bridge } from '../../src/automation/bridge.ts';
import { AUTOMATION_EXTENSION, type PithBrowser, launchPith } from '../../src/automation/browser.ts';
import { openStatic } from '../../src/automation/serve-static.ts';
import type { Contender, PeerScripts } from './contenders.ts';
import { PEER_GLOBAL, type PeerName } from './peers/bundle.ts';
import type { BenchPage } from './run-pages.ts';
import { percentile } from './score.ts';

/** Between looks whether the reader is warm, as it is when a person has had the browser open for a while. Milliseconds. */
const POLL = 500;

interface TimedClick {
  whole: number;
  /** Of the page's main thread. */
  cpu: number;
}

export interface ClickRow {
  contender: Contender;
  pages: number;
  'first ms': number;
  'second ms': number;
  'first, page thread ms': number;
  'second, page thread ms': number;
  /** Medians over the pages of ours ÷ theirs. */
  'first, ours ÷ theirs': number;
  'second, ours ÷ theirs': number;
}

/** Contenders take turns page by page, so that a busy moment of the machine meets all of them. */
export async function measureClicks(
  pages: BenchPage[],
  { peers, contenders }: { peers: PeerScripts; contenders: PeerName[] },
): Promise<ClickRow[]> {
  const extension = mkdtempSync(join(tmpdir(), 'pith-bench-'));
  cpSync(AUTOMATION_EXTENSION, extension, { recursive: true });
  const everyone: Contender[] = ['pith', ...contenders];
  const times = new Map<Contender, [TimedClick, TimedClick][]>(everyone.map((name) => [name, []]));
  const browser = await launchPith({ extension });
  try {
    while (!(await isReaderWarm(browser))) await new Promise((resolve) => setTimeout(resolve, POLL));
    for (const page of pages) {
      const measured: [TimedClick, TimedClick][] = [];
      for (const name of everyone) {
        if (name !== 'pith') {
          const call = `JSON.stringify(${PEER_GLOBAL}.run(${JSON.stringify(page.address)}))`;
          writeFileSync(join(extension, 'peer.js'), `${peers[name]};${call}`);
        }
        const clicks = await clickTwice(browser, page, name).catch(() => undefined);
        if (clicks) measured.push(clicks);
      }
      // All rows speak of the same pages.
      if (measured.length < everyone.length) continue;
      everyone.forEach((name, at) => times.get(name)?.push(measured[at] as [TimedClick, TimedClick]));
    }
  } finally {
    await browser.close();
    rmSync(extension, { recursive: true });
  }
  return everyone.map((contender) => rowOf(contender, times));
}

const isReaderWarm = ({ worker }: PithBrowser): Promise<boolean> =>
  worker.evaluate(() =>
    chrome.runtime
      .sendMessage({ pith: 'offscreen:ready' })
      .then((reply: { value?: boolean } | undefined) => reply?.value === true)
      .catch(() => false),
  );

async function clickTwice(
  browser: PithBrowser,
  { saved }: BenchPage,
  name: Contender,
): Promise<[TimedClick, TimedClick]> {
  const tab = await browser.context.newPage();
  try {
    const show = await openStatic(tab);
    show(saved);
    await tab.goto(saved.url, { waitUntil: 'load' });
    const session = await tab.context().newCDPSession(tab);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const click = () => timeClick(browser, { tab, session, name });
    return [await click(), await click()];
  } finally {
    await tab.close();
  }
}

async function timeClick(
  { worker }: PithBrowser,
  { tab, session, name }: { tab: Page; session: CDPSession; name: Contender },
): Promise<TimedClick> {
  const before = await busyTime(session);
  const whole = await worker.evaluate(
    async ({ url, isOurs }) => {
      const open = await chrome.tabs.query({});
      const tabId = open.find((each) => each.url === url)?.id as number;
      const { pith } = globalThis as unknown as { pith: Bridge };
      const start = performance.now();
      if (isOurs) await pith.extract({ url, options: { unscripted: true } });
      else {
        const target = { tabId };
        const [first] = await chrome.scripting.executeScript({
          target,
          injectImmediately: true,
          files: ['/peer.js'],
        });
        JSON.parse(first?.result as string);
      }
      return performance.now() - start;
    },
    { url: tab.url(), isOurs: name === 'pith' },
  );
  return { whole, cpu: (await busyTime(session)) - before };
}

/** Milliseconds of tasks on the page's main thread so far. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
}

function rowOf(contender: Contender, times: Map<Contender, [TimedClick, TimedClick][]>): ClickRow {
  const own = times.get(contender) ?? [];
  const ours = times.get('pith') ?? [];
  const median = (values: number[]) => percentile(values, 0.5);
  const ratio = (click: 0 | 1) =>
    median(ours.map((each, at) => each[click].whole / Math.max(own[at]?.[click].whole ?? 0, 1)));
  return {
    contender,
    pages: own.length,
    'first ms': median(own.map(([first]) => first.whole)),
    'second ms': median(own.map(([, second]) => second.whole)),
    'first, page thread ms': median(own.map(([first]) => first.cpu)),
    'second, page thread ms': median(own.map(([, second]) => second.cpu)),
    'first, ours ÷ theirs': ratio(0),
    'second, ours ÷ theirs': ratio(1),
  };
}
