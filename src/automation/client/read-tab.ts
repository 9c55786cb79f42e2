// One page in a tab of the client: go there, wait for it, read it.

import { callBridge } from '../call-bridge.ts';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import type { Plugin } from '../plugins/plugin.ts';
import { type Warn, pluginsFor, tell } from '../plugins/run-plugins.ts';
import type { Site } from '../profile/profile.ts';
import { takeSteps } from '../profile/take-steps.ts';
import type { Guard } from './guard-requests.ts';
import { checkAnswer, goTo, settle } from './go-to.ts';
import type { Hooks } from './request.ts';
import type { PoolTab } from './tab-pool.ts';
import { type Watch, watchAnswers } from './watch-answers.ts';
import { withPlugins } from './with-plugins.ts';

export interface Visit {
  url: string;
  request: Omit<BridgeRequest, 'url' | 'tab'>;
  guard: Guard;
  site: Site;
  plugins: readonly Plugin[];
  hooks: Hooks;
  warn: Warn;
  /** In milliseconds. */
  timeout: number;
  onAnswer: () => void;
}

/** Throws `PithError`, or Playwright's error when tab or browser are gone. */
export async function visit(tab: PoolTab, asked: Visit): Promise<BridgeReply> {
  const watch = watchAnswers(tab.page, asked.guard.checkServer);
  try {
    return await Promise.race([goAndRead(tab, asked, watch), watch.refused]);
  } finally {
    watch.stop();
  }
}

async function goAndRead(tab: PoolTab, asked: Visit, watch: Watch): Promise<BridgeReply> {
  const { url, guard, hooks, site, warn } = asked;
  await guard.check(url);
  if (site.cookies) await tab.browser.context.addCookies(site.cookies);
  const response = await goTo(tab.page, asked);
  await watch.judged();
  checkAnswer(response);
  await settle(tab.page);
  await takeSteps(tab.page, site.steps ?? [], warn);
  await hooks.beforeRead?.(tab.page, url);
  const reply = await readTab(tab, asked);
  // Scripts, steps and the hook may have led elsewhere.
  await watch.judged();
  return reply;
}

type Reading = Pick<Visit, 'request' | 'plugins' | 'warn'>;

/** What is open in the tab now. */
export async function readTab(tab: PoolTab, { request, plugins, warn }: Reading): Promise<BridgeReply> {
  const { browser, page, id } = tab;
  for (const plugin of pluginsFor(plugins, { url: page.url() }, warn)) {
    const { beforeScore } = plugin;
    if (beforeScore) {
      await page.evaluate(`(${asFunction(beforeScore)})()`).catch((error: unknown) => {
        warn(tell(plugin, 'beforeScore', error));
      });
    }
  }
  return withPlugins(browser.worker, { request, plugins, warn }, (asked) =>
    callBridge(browser.worker, 'extractTab', { ...asked, tab: id, url: page.url() }),
  );
}

/** A method in short form is no expression by itself. */
function asFunction(method: () => unknown): string {
  const source = method.toString();
  return /^(?:async\s+)?(?:function\b|\()|^(?:async\s+)?[\w$]+\s*=>/.test(source)
    ? source
    : source.replace(/^(async\s+)?/, (_, isAsync: string = '') => `${isAsync}function `);
}
